import { IdCard, Keyboard, LogOut, SunMoon, UserRoundCog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nameOf } from '../../components/trade/person.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Menu } from '../../components/ui/menu.js';
import type { MenuEntry } from '../../components/ui/menu-entries.js';
import { addTexts } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { setSingleKeys, singleKeysOn } from '../../lib/keyboard/shortcuts.js';
import { chooseTheme, THEMES, useTheme } from '../../lib/theme.js';
import { signOut } from './sign-out.js';

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.js')).RoleDialog }));
const LicenceDialog = lazy(async () => {
  const [{ LicenceDialog }] = await Promise.all([import('./licence-dialog.js'), addTexts('licence')]);
  return { default: LicenceDialog };
});

/** Who is signed in: role and licence, theme, keys, sign out. */
export function UserMenu({ expanded }: { expanded: boolean }) {
  const t = useText();
  const { me, role } = useDesk();
  const theme = useTheme();
  const [edits, setEdits] = useState<'role' | 'licence' | null>(null);
  const [keysOn, setKeysOn] = useState(singleKeysOn);
  const name = nameOf(me);
  const licence = me.au_broker_profile?.license_number;
  const close = () => setEdits(null);

  const entries: MenuEntry[] = [
    { kind: 'heading', label: me.email },
    ...(role === null
      ? []
      : [
          {
            kind: 'item',
            label: t('shell.roleEditing'),
            icon: UserRoundCog,
            detail: (
              <>
                {t(`account.role.${role}`)}
                {role === 'broker' && licence && <span className="identifier"> {t('account.licence', { number: licence })}</span>}
              </>
            ),
            onSelect: () => setEdits('role'),
          } as const,
        ]),
    ...(role === 'broker' || licence
      ? [
          {
            kind: 'item',
            label: t('shell.brokerLicence'),
            icon: IdCard,
            ...(!licence && { detail: t('shell.noLicence') }),
            onSelect: () => setEdits('licence'),
          } as const,
        ]
      : []),
    {
      kind: 'submenu',
      label: t('shell.theme'),
      icon: SunMoon,
      entries: THEMES.map((one) => ({
        kind: 'item',
        label: t(`shell.themes.${one}`),
        checked: one === theme,
        onSelect: () => chooseTheme(one),
      })),
    },
    {
      kind: 'item',
      label: t('shell.singleKeys'),
      icon: Keyboard,
      checked: keysOn,
      stays: true,
      onSelect: () => {
        setSingleKeys(!keysOn);
        setKeysOn(!keysOn);
      },
    },
    { kind: 'separator' },
    { kind: 'item', label: t('account.signOut'), icon: LogOut, onSelect: () => void signOut() },
  ];

  return (
    <>
      <Menu
        label={t('shell.userMenu', { name })}
        entries={entries}
        side="top"
        className="flex h-9 w-full items-center gap-3 rounded-control pl-[7px] text-left -outline-offset-2 hover:bg-hover"
      >
        <Avatar name={name} color={me.color} size="large" />
        {expanded && <span className="min-w-0 truncate">{name}</span>}
      </Menu>
      <Suspense fallback={null}>
        {edits === 'role' && <RoleDialog onClose={close} />}
        {edits === 'licence' && <LicenceDialog onClose={close} />}
      </Suspense>
    </>
  );
}

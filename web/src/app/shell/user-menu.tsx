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
import type { USER_MENU_ICONS } from './user-menu-icons.js';

const icon = (name: keyof typeof USER_MENU_ICONS) =>
  lazy(async () => ({ default: (await import('./user-menu-icons.js')).USER_MENU_ICONS[name] }));
const ICONS = { role: icon('role'), licence: icon('licence'), theme: icon('theme'), keys: icon('keys'), signOut: icon('signOut') };

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
            icon: ICONS.role,
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
            icon: ICONS.licence,
            ...(!licence && { detail: t('shell.noLicence') }),
            onSelect: () => setEdits('licence'),
          } as const,
        ]
      : []),
    {
      kind: 'submenu',
      label: t('shell.theme'),
      icon: ICONS.theme,
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
      icon: ICONS.keys,
      checked: keysOn,
      stays: true,
      onSelect: () => {
        setSingleKeys(!keysOn);
        setKeysOn(!keysOn);
      },
    },
    { kind: 'separator' },
    { kind: 'item', label: t('account.signOut'), icon: ICONS.signOut, onSelect: () => void signOut() },
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

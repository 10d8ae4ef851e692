import { lazy, useState } from 'react';
import { Face, nameOf } from '../../components/trade/person.js';
import { Menu } from '../../components/ui/menu.js';
import type { MenuEntry } from '../../components/ui/menu-entries.js';
import { chooseLanguage } from '../../i18n/i18n.js';
import { LANGUAGES, type Language } from '../../i18n/languages.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { setSingleKeys, singleKeysOn } from '../../lib/keyboard/shortcuts.js';
import { chooseTheme, THEMES, useTheme } from '../../lib/theme.js';
import { signOut } from './sign-out.js';
import type { OwnStanding } from './user-dialogs.js';
import type { USER_MENU_ICONS } from './user-menu-icons.js';

const icon = (name: keyof typeof USER_MENU_ICONS) =>
  lazy(async () => ({ default: (await import('./user-menu-icons.js')).USER_MENU_ICONS[name] }));
const ICONS = {
  profile: icon('profile'),
  role: icon('role'),
  licence: icon('licence'),
  theme: icon('theme'),
  language: icon('language'),
  keys: icon('keys'),
  signOut: icon('signOut'),
};

interface UserMenuProps {
  readonly expanded: boolean;
  readonly onEdit: (what: OwnStanding) => void;
}

/** Who is signed in: profile, role and licence, theme, language, keys, sign out. */
export function UserMenu({ expanded, onEdit }: UserMenuProps) {
  const t = useText();
  const { me, role } = useDesk();
  const theme = useTheme();
  const spoken = useLanguage();
  const [keysOn, setKeysOn] = useState(singleKeysOn);
  const name = nameOf(me);
  const licence = me.au_broker_profile?.license_number;

  const entries: MenuEntry[] = [
    { kind: 'heading', label: me.email },
    { kind: 'item', label: t('shell.profile'), icon: ICONS.profile, onSelect: () => location.assign('/profile') },
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
            onSelect: () => onEdit('role'),
          } as const,
        ]),
    ...(role === 'broker' || licence
      ? [
          {
            kind: 'item',
            label: t('shell.brokerLicence'),
            icon: ICONS.licence,
            ...(!licence && { detail: t('shell.noLicence') }),
            onSelect: () => onEdit('licence'),
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
      kind: 'submenu',
      label: t('shell.language'),
      icon: ICONS.language,
      entries: (Object.keys(LANGUAGES) as Language[]).map((one) => ({
        kind: 'item',
        label: LANGUAGES[one].name,
        lang: LANGUAGES[one].tag,
        checked: one === spoken,
        onSelect: () => void chooseLanguage(one),
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
    <Menu
      label={t('shell.userMenu', { name })}
      entries={entries}
      side="top"
      className="flex h-9 w-full items-center gap-3 rounded-control pl-[7px] text-left -outline-offset-2 hover:bg-hover"
    >
      <Face person={me} size="large" />
      {expanded && <span className="min-w-0 truncate">{name}</span>}
    </Menu>
  );
}

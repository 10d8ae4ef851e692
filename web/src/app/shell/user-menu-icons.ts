import { CircleUserRound, IdCard, Keyboard, Languages, LogOut, SunMoon, UserRoundCog } from 'lucide-react';

/** What stands before the entries of the user's menu: fetched with the menu, not with the first page. */
export const USER_MENU_ICONS = {
  profile: CircleUserRound,
  role: UserRoundCog,
  licence: IdCard,
  theme: SunMoon,
  language: Languages,
  keys: Keyboard,
  signOut: LogOut,
} as const;

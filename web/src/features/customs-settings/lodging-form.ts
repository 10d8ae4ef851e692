import { SiteId } from '@tallyport/contracts/lodgement/values';
import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';

export const SITES = ['customs_site_id', 'customs_owner_site_id'] as const;
export type SiteField = (typeof SITES)[number];

/** The settings as a person fills them: a site that is not there is an empty text. */
export type LodgingForm = { readonly may_lodge: boolean } & Readonly<Record<SiteField, string>>;

/** What the form is about; the rest of the settings has its own. */
export type LodgingSetting = Omit<OrgSetting, 'grouping_key'>;

export function formOf({ may_lodge, customs_site_id, customs_owner_site_id }: LodgingSetting): LodgingForm {
  return { may_lodge, customs_site_id: customs_site_id ?? '', customs_owner_site_id: customs_owner_site_id ?? '' };
}

export function settingOf({ may_lodge, customs_site_id, customs_owner_site_id }: LodgingForm): LodgingSetting {
  return { may_lodge, customs_site_id: customs_site_id || null, customs_owner_site_id: customs_owner_site_id || null };
}

/** Site ids have capitals alone, so that small letters are a matter of typing, and blanks one of copying. */
export function siteAsTyped(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

export type SiteError = 'customsSettings.siteNeeded' | 'customsSettings.siteForm';

/** What is still wrong, by field: a site id has its form, and who lodges has both. */
export function checkLodging(form: LodgingForm): Partial<Record<SiteField, SiteError>> {
  const errors = SITES.flatMap((field): [SiteField, SiteError][] => {
    if (form[field] === '') return form.may_lodge ? [[field, 'customsSettings.siteNeeded']] : [];
    return SiteId.safeParse(form[field]).success ? [] : [[field, 'customsSettings.siteForm']];
  });
  return Object.fromEntries(errors);
}

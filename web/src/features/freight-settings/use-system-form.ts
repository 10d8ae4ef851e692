import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { HttpError } from '../../lib/api/http-error.js';
import { type FormFault, faultsOf, formOf, inputOf, NEW_SYSTEM, needsSecretAnew, type SystemForm, type TextField } from './system-form.js';
import { useSaveSystem } from './use-save-system.js';

const NOTHING: Partial<SystemForm> = {};

/** The settings of a system as they are being filled in: what was typed, what is wrong, and how it is saved. */
export function useSystemForm(system: FreightSystem | null, onSaved: (saved: FreightSystem) => void) {
  const t = useText();
  const [edits, setEdits] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const save = useSaveSystem(system?.id ?? null);
  const kept = system === null ? NEW_SYSTEM : formOf(system);
  const form: SystemForm = { ...kept, ...edits };
  const dirty = Object.entries(edits).some(([field, value]) => value !== kept[field as keyof SystemForm]);
  const faults = faultsOf(form, system);

  const submit = () => {
    setTries(tries + 1);
    if (!dirty || save.isPending || Object.keys(faults).length > 0) return;
    save.mutate(inputOf(form), {
      onSuccess: (saved) => {
        // What was typed while this was saved is not yet kept.
        setEdits((now) => (now === edits ? NOTHING : now));
        setTries(0);
        onSaved(saved);
      },
    });
  };

  const words = (fault: FormFault): string => {
    if (fault.kind === 'address') return t(`freightSettings.errors.address.${fault.fault}`);
    if (fault.kind === 'number') return t('freightSettings.errors.number', { least: fault.least, most: fault.most });
    return t(`freightSettings.errors.${fault.kind}`);
  };
  const refused = save.error instanceof HttpError ? (save.error.problem?.errors ?? []) : [];
  /** A wrong letter is said at once; that something is missing, once it is to be saved. */
  const errorOf = (field: TextField | 'secret' | 'branch'): string | null => {
    const fault = field === 'branch' ? undefined : faults[field];
    if (fault && (tries > 0 || (field !== 'secret' && form[field as TextField] !== ''))) return words(fault);
    if (refused.some(({ pointer }) => pointer === `/${field}`)) {
      return t(field === 'address' ? 'freightSettings.errors.notAllowed' : 'freightSettings.errors.refused');
    }
    return null;
  };
  const change = (more: Partial<SystemForm>) => {
    if (save.isError) save.reset();
    setEdits({ ...edits, ...more });
  };
  return {
    form,
    dirty,
    change,
    errorOf,
    submit,
    /** How often it was to be saved since it was: the first wrong field has the focus then. */
    tries,
    isPending: save.isPending,
    refusal: refused.length > 0 ? null : save.error,
    isNeededAnew: needsSecretAnew(form, system),
  };
}

export type FormState = ReturnType<typeof useSystemForm>;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { TextField } from '../../../components/ui/field.js';
import { toast } from '../../../components/ui/toast.js';
import { isNamed } from '../../../i18n/is-named.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';
import { showHsCode } from '../../../lib/format/hs-code.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useCommand } from '../../../lib/use-command.js';
import { type KeptRow, type KeptTable, nameOf } from './kept-table.js';
import { goodsQueries } from './queries.js';

interface RowPanelProps {
  readonly table: KeptTable;
  /** Null for a new one. */
  readonly row: KeptRow | null;
  onClose(): void;
}

/** A kept row with all its fields, and who changed it before. */
export function RowPanel({ table, row, onClose }: RowPanelProps) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(row?.texts ?? {});
  const first = table.fields[0] ?? '';
  const save = useCommand(
    (input: Readonly<Record<string, string>>, idempotencyKey) => {
      const named = table.fields.map((field) => [field, input[field] ?? ''] as const);
      return table.save(org.id, row?.id ?? null, Object.fromEntries(named), { idempotencyKey });
    },
    {
      onSuccess: () => {
        void cache.invalidateQueries({ queryKey: goodsQueries.table(org.id, table) });
        toast.done('save', t('goods.saved', { name: texts[first] ?? '' }));
        onClose();
      },
    },
  );
  const dirty = table.fields.some((field) => (texts[field] ?? '') !== (row?.texts[field] ?? ''));
  const submit = () => dirty && !save.isPending && save.mutate(texts);
  useShortcuts([{ keys: 'mod+enter', label: t('goods.save'), run: submit, inFields: true }], 'modal');

  const refused = save.error instanceof HttpError ? (save.error.problem?.errors ?? []) : [];
  const errorOf = (field: string) => refused.find(({ pointer }) => pointer === `/${field}`)?.message;
  return (
    <Dialog
      form="panel"
      dirty={dirty}
      title={row === null ? t(`goods.addTo.${table.id}`) : t('goods.change', { name: nameOf(table, row) })}
      onClose={onClose}
    >
      <form
        className="min-h-0 flex-1 overflow-y-auto px-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {row && <ThereNote row={row} />}
        <div className="grid grid-cols-2 gap-x-4">
          {table.fields.map((field) => (
            <TextField
              key={field}
              label={t(`goods.fields.${field}`)}
              className={field === 'description' || field === 'synonym' || field === 'name' ? 'col-span-2' : ''}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a panel that a person just opened
              autoFocus={field === first}
              value={texts[field] ?? ''}
              error={errorOf(field)}
              hint={table.id === 'synonyms' && field === 'product_code' ? t('goods.fieldHints.synonymTarget') : undefined}
              onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
            />
          ))}
        </div>
        {save.error && (
          <p role="alert" className="pb-3 text-red">
            {problemText(save.error)}
          </p>
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        {row && <Changes table={table} row={row} />}
      </form>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="primary" keys="mod+enter" disabled={!dirty || save.isPending} onClick={submit}>
          {save.isPending ? t('common.saving') : t('goods.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How a product is in the freight system, where that is not how it is here. */
function ThereNote({ row: { there } }: { readonly row: KeptRow }) {
  const t = useText();
  if (!there?.isGone && !there?.hsCode) return null;
  return (
    <p className="mb-3 rounded-control bg-sunken px-3 py-2 text-ink-2">
      {there.isGone && t('goods.inactiveNote')} {there.hsCode !== '' && t('goods.codeThere', { code: showHsCode(there.hsCode) })}
    </p>
  );
}

function Changes({ table, row }: { table: KeptTable; row: KeptRow }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const changes = useQuery(goodsQueries.changes(org.id, table, row.id));
  const zone = zoneOf(org, branch?.id);
  const shown = changes.data?.results.filter(({ previous, next }) => (previous ?? '') !== (next ?? '')) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('goods.changes')} className="border-t border-line py-3">
      <h3 className="pb-1 text-section">{t('goods.changes')}</h3>
      <ul>
        {shown.map(({ field, previous, next, actor, freight_sync, at }, index) => (
          <li key={index} className="grid grid-cols-[110px_1fr_auto] gap-2 py-0.5">
            <span className="truncate text-ink-2">{isNamed('goods.fields', field) ? t(`goods.fields.${field}`) : field}</span>
            <span className="min-w-0 truncate">
              {previous && <del className="text-ink-3">{previous}</del>} {next}
            </span>
            <span className="text-caption text-ink-3">
              {at !== shown[index - 1]?.at &&
                t('goods.changedBy', {
                  actor: freight_sync === null ? actor : t('goods.freightSystem'),
                  at: showMoment(at, locale, zone, zone),
                })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

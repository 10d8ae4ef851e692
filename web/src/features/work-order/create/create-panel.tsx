import { OrderType } from '@tallyport/contracts/work-order/details';
import { createWorkOrder } from '@tallyport/contracts/work-order/http';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { SelectField, TextField } from '../../../components/ui/field.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call, type InputOf } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { logWarning } from '../../../lib/log.js';
import { useCommand } from '../../../lib/use-command.js';
import { cacheWorkOrder } from '../api/cache-work-order.js';
import { checkShipment, emptyShipment, isTouched, type ShipmentForm } from './new-shipment.js';
import { PartyField } from './party-field.js';
import { WaybillNumberField } from './waybill-number-field.js';

interface CreatePanelProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** A new shipment in under a minute: eleven fields in three groups, parties created in place. */
export function CreatePanel({ onClose, onCreated }: CreatePanelProps) {
  const t = useText();
  const { org, branch } = useDesk();
  const cache = useQueryClient();
  const [form, setForm] = useState<ShipmentForm>(() => emptyShipment(branch?.id ?? ''));
  const [tried, setTried] = useState(false);
  const [another, setAnother] = useState(false);
  const checked = checkShipment(form);

  const create = useCommand(
    (body: InputOf<typeof createWorkOrder>['body'], idempotencyKey) => call(createWorkOrder, { o: org.id, body }, { idempotencyKey }),
    {
      onSuccess: (job) => {
        cacheWorkOrder(cache, org.id, job);
        toast.done('create', t('newShipment.done', { code: job.code }));
        setForm(emptyShipment(form.branch));
        setTried(false);
        if (!another) onCreated(job.id);
      },
      onError: (error) => {
        logWarning('a shipment was not created', error);
        toast.failed('create', problemText(error));
      },
    },
  );

  function handleSubmit(): void {
    setTried(true);
    if (checked.ok && !create.isPending) create.mutate(checked.body);
  }

  useShortcuts([{ keys: 'mod+enter', label: t('newShipment.submit'), run: handleSubmit, inFields: true, minor: true }]);

  const change = (next: Partial<ShipmentForm>) => setForm({ ...form, ...next });
  const error = (field: keyof ShipmentForm) => {
    const error = !checked.ok && tried ? checked.wrong[field] : undefined;
    return error ? t(error) : null;
  };
  const text = (field: 'waybill_number' | 'port_of_origin' | 'port_of_dest' | 'date_depart' | 'date_arrive') => ({
    label: t(`workOrder.fields.${field}`),
    value: form[field],
    error: error(field),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const party = (field: 'importer_id' | 'exporter_id' | 'notify_party_id') => ({
    label: t(`workOrder.fields.${field}`),
    chosen: form[field],
    onChoose: (chosen: ShipmentForm[typeof field]) => change({ [field]: chosen }),
  });

  return (
    <Dialog form="panel" title={t('shell.createShipment')} dirty={isTouched(form)} onClose={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <div className="min-h-0 flex-1 overflow-y-auto px-5">
          <Group title={t('workOrder.groups.parties')}>
            <div className="col-span-2">
              <PartyField {...party('importer_id')} focused />
            </div>
            <PartyField {...party('exporter_id')} />
            <PartyField {...party('notify_party_id')} />
          </Group>
          <Group title={t('workOrder.groups.transport')}>
            <WaybillNumberField {...text('waybill_number')} />
            <TextField {...text('port_of_origin')} hint={t('newShipment.portHint')} maxLength={5} autoComplete="off" />
            <TextField {...text('port_of_dest')} hint={t('newShipment.portHint')} maxLength={5} autoComplete="off" />
            <TextField {...text('date_depart')} type="date" />
            <TextField {...text('date_arrive')} type="date" hint={t('newShipment.deadlineHint')} />
          </Group>
          <Group title={t('workOrder.groups.job')}>
            <SelectField
              label={t('workOrder.fields.status_id')}
              value={form.status_id}
              options={JOB_STATUSES.map((value) => ({ value, label: t(`workOrder.status.${value}`) }))}
              onChange={(status_id) => change({ status_id })}
            />
            <SelectField
              label={t('workOrder.fields.order_type')}
              value={form.order_type}
              options={OrderType.options.map((value) => ({ value, label: t(`workOrder.orderTypes.${value}`) }))}
              onChange={(order_type) => change({ order_type })}
            />
            <SelectField
              label={t('workOrder.fields.branch')}
              error={error('branch')}
              value={form.branch}
              options={org.branches_info.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(chosen) => change({ branch: chosen })}
            />
          </Group>
        </div>
        <DialogActions>
          <label className="mr-auto flex items-center gap-2 text-ink-2">
            <input
              type="checkbox"
              className="accent-accent-solid"
              checked={another}
              onChange={(event) => setAnother(event.target.checked)}
            />
            {t('newShipment.another')}
          </label>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="mod+enter" disabled={create.isPending}>
            {create.isPending ? t('common.saving') : t('newShipment.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-1 pb-3">
      <legend className="pb-2 text-section">{title}</legend>
      {children}
    </fieldset>
  );
}

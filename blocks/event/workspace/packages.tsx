import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { call as packageCall } from '@client/events/calls/event/save-package'
import { call as quotaCall } from '@client/events/calls/event/set-quota'
import type { InputOf } from '@schemas/call'
import type { call as packageContract } from '@schemas/events/calls/event/save-package'
import type { call as quotaContract } from '@schemas/events/calls/event/set-quota'
import type { EditedEvent, EditedPackage, EditedQuota } from '@schemas/events/entities/edited-event'
import { visibilities } from '@schemas/events/entities/event-options'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { eventTexts } from '@areas/events/ui/event-texts'
import { useLocale } from '@kit/boot'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { MoneyField } from '@kit/form/money-field'
import { useCallForm } from '@kit/form/use-call-form'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { CheckboxGroup } from '@kit/ui/checkbox-group'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { event: EditedEvent; onSaved: (event: EditedEvent) => void }
type Both = { th: string; en: string }
const both = (value: unknown): Both => {
  if (typeof value === 'string') return { th: value, en: value }
  const { th = '', en = '' } = (value ?? {}) as Partial<Both>
  return { th, en }
}
const written = ({ th, en }: Both) => (th === '' && en === '' ? '' : { ...(th ? { th } : {}), ...(en ? { en } : {}) })

/** The quotas of an event, and the packages that take places of them. */
export function Packages({ event, onSaved }: Props) {
  const t = useT()
  const locale = useLocale()
  const [open, setOpen] = useState<string>()
  return (
    <div className={styles.panel}>
      <h2 className={styles.small}>{t(texts.quotas)}</h2>
      <p className={styles.soft}>{t(texts.quotaHint)}</p>
      {[...event.quotas, undefined].map((quota) => (
        <QuotaForm
          key={quota ? `${quota.id}-${quota.size ?? ''}` : `new-${event.quotas.length}`}
          event={event}
          quota={quota}
          onSaved={onSaved}
        />
      ))}
      <h2 className={styles.small}>{t(texts.names.packages)}</h2>
      <ul role="list" className={styles.list}>
        {event.packages.map((row) => (
          <li key={row.id} className={styles.item}>
            {open === row.id ? (
              <PackageForm
                event={event}
                row={row}
                onSaved={(saved) => {
                  setOpen(undefined)
                  onSaved(saved)
                }}
              />
            ) : (
              <Button look="quiet" onClick={() => setOpen(row.id)}>
                {pickText(row.title as LocalisedText, locale)} ·{' '}
                {row.regular > 0 ? formatBaht(row.regular, locale) : t(eventTexts.free)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <PackageForm
          event={event}
          row={undefined}
          onSaved={(saved) => {
            setOpen(undefined)
            onSaved(saved)
          }}
        />
      ) : (
        <div className={styles.acts}>
          <Button look="secondary" icon="plus" onClick={() => setOpen('new')}>
            {t(texts.newPackage)}
          </Button>
        </div>
      )}
    </div>
  )
}

function QuotaForm({ event, quota, onSaved }: Props & { quota: EditedQuota | undefined }) {
  const t = useT()
  const locale = useLocale()
  const values = {
    name: pickText((quota?.name ?? '') as LocalisedText, locale),
    size: quota?.size == null ? '' : String(quota.size),
  }
  const form = useCallForm<typeof quotaCall, typeof values>(quotaCall, {
    contract: () => import('@schemas/events/calls/event/set-quota'),
    defaultValues: values,
    input: ({ name, size }): InputOf<typeof quotaContract> => ({
      event: event.id,
      ...(quota ? { id: quota.id } : {}),
      name: quota && typeof quota.name === 'object' ? { ...both(quota.name), [locale]: name } : name,
      size: size.trim() === '' ? null : Number(size),
    }),
    done: (saved) => {
      showToast(t(texts.saved), { tone: 'success' })
      onSaved(saved)
    },
  })
  return (
    <CallForm form={form} label={quota ? values.name : t(texts.newQuota)} className={styles.line}>
      <Field label={quota ? t(texts.quotaName) : t(texts.newQuota)} error={form.error('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field
        label={t(texts.size)}
        hint={quota ? t(texts.takenOf, { taken: quota.taken }) : undefined}
        error={form.error('size')}
      >
        <TextInput {...form.register('size')} inputMode="numeric" />
      </Field>
      <ActionButton type="submit" look="secondary" state={form.state}>
        {t(texts.save)}
      </ActionButton>
    </CallForm>
  )
}

function PackageForm({ event, row, onSaved }: Props & { row: EditedPackage | undefined }) {
  const t = useT()
  const locale = useLocale()
  const values = {
    title: both(row?.title),
    regular: (row?.regular ?? 0) as number | null,
    maxEach: String(row?.maxEach ?? 10),
    visibility: (row?.visibility ?? 'public') as string,
    code: row?.code ?? '',
    quotas: row?.quotas ?? event.quotas.slice(0, 1).map(({ id }) => id),
    archived: row?.archived ?? false,
  }
  const form = useCallForm<typeof packageCall, typeof values>(packageCall, {
    contract: () => import('@schemas/events/calls/event/save-package'),
    defaultValues: values,
    input: (all): InputOf<typeof packageContract> => {
      const { id, version, ...fields } = row ?? ({} as EditedPackage)
      return {
        ...(row ? { id, version, ...(fields as object) } : {}),
        event: event.id,
        title: written(all.title),
        regular: all.regular ?? 0,
        maxEach: Number(all.maxEach),
        visibility: all.visibility as EditedPackage['visibility'],
        code: all.code.trim() || null,
        quotas: all.quotas,
        archived: all.archived,
      }
    },
    done: (saved) => {
      showToast(t(texts.saved), { tone: 'success' })
      onSaved(saved)
    },
  })
  return (
    <CallForm form={form} label={t(texts.newPackage)} className={styles.form}>
      <FieldRow>
        <Field label={t(texts.titleTh)} error={form.error('title.th')}>
          <TextInput {...form.register('title.th')} />
        </Field>
        <Field label={t(texts.titleEn)} error={form.error('title.en')}>
          <TextInput {...form.register('title.en')} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.price)} error={form.error('regular')}>
          <Controller control={form.control} name="regular" render={({ field }) => <MoneyField {...field} />} />
        </Field>
        <Field label={t(texts.maxEach)} error={form.error('maxEach')}>
          <TextInput {...form.register('maxEach')} inputMode="numeric" />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.visibility)}>
          <Select
            {...form.register('visibility')}
            options={visibilities.map((value) => ({ value, label: t(texts.visibilities[value]) }))}
          />
        </Field>
        <Field label={t(texts.code)} error={form.error('code')}>
          <TextInput {...form.register('code')} autoComplete="off" />
        </Field>
      </FieldRow>
      <CheckboxGroup
        {...form.register('quotas')}
        label={t(texts.usesQuotas)}
        options={event.quotas.map(({ id, name }) => ({ value: id, label: pickText(name as LocalisedText, locale) }))}
      />
      {row && <Checkbox {...form.register('archived')} label={t(texts.archived)} />}
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </CallForm>
  )
}

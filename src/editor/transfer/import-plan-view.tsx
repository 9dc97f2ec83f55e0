import { Alert, Button, Checkbox, Group, List, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ImportChoice, ImportPlan } from '@schemas/editor/entities/import-plan'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useFirstFocus } from '../ui/use-first-focus'
import { useMoment } from '../ui/use-moment'
import { ImportEntryLine } from './import-entry-line'
import styles from './transfer.module.css'
import type { Extras, Choice, Choices, Step } from './use-import'

const messages = {
  from: { en: '“{site}”, exported {at}', th: '“{site}” ส่งออกเมื่อ {at}' },
  live: { en: 'as visitors saw it', th: 'ฉบับที่ผู้เยี่ยมชมเห็น' },
  draft: { en: 'with unpublished changes', th: 'รวมส่วนที่ยังไม่ได้เผยแพร่' },
  same: { en: '{count} documents are already the same on this site.', th: 'มี {count} รายการที่เหมือนกับในเว็บไซต์นี้อยู่แล้ว' },
  sameOne: { en: 'One document is already the same on this site.', th: 'มี 1 รายการที่เหมือนกับในเว็บไซต์นี้อยู่แล้ว' },
  allSame: {
    en: 'Everything in this file is already on this site. There’s nothing to import.',
    th: 'ทุกอย่างในไฟล์นี้มีอยู่แล้ว ไม่มีอะไรต้องนำเข้า',
  },
  empty: { en: 'This file has no pages.', th: 'ไฟล์นี้ไม่มีหน้า' },
  taken: { en: 'Already on this site', th: 'รายการที่มีอยู่แล้วในเว็บไซต์นี้' },
  copy: { en: 'Keep both', th: 'เก็บไว้ทั้งคู่' },
  replace: { en: 'Replace', th: 'แทนที่' },
  skip: { en: 'Skip', th: 'ข้าม' },
  documents: { en: 'In this file', th: 'รายการในไฟล์' },
  look: { en: 'Also import the theme “{name}”', th: 'นำเข้าธีม “{name}” ด้วย' },
  lookHelp: {
    en: 'It becomes a theme of this site. Visitors won’t see it until you publish it.',
    th: 'จะเป็นธีมหนึ่งของเว็บไซต์นี้ที่ผู้เยี่ยมชมยังไม่เห็นจนกว่าจะเผยแพร่',
  },
  lookHere: { en: 'This site already has an identical theme.', th: 'เว็บไซต์นี้มีธีมที่เหมือนกันทุกอย่างอยู่แล้ว' },
  lookSame: { en: 'Visitors already see the theme in this file.', th: 'ธีมในไฟล์เหมือนกับที่ผู้เยี่ยมชมเห็นอยู่แล้ว' },
  redirects: { en: 'Also import the redirects ({count})', th: 'นำเข้าการเปลี่ยนเส้นทางด้วย ({count} รายการ)' },
  redirectsHelp: {
    en: 'Redirects take effect immediately, without publishing. A page at the same address always comes first.',
    th: 'มีผลกับผู้เยี่ยมชมทันทีโดยไม่ต้องเผยแพร่ หากมีหน้าอยู่ที่ที่อยู่เดียวกัน หน้านั้นมาก่อนเสมอ',
  },
  redirectsSame: { en: 'Redirects already on this site: {count}', th: 'การเปลี่ยนเส้นทางที่มีอยู่แล้ว: {count}' },
  redirectsRefused: { en: 'Redirects not imported: {count}', th: 'การเปลี่ยนเส้นทางที่ไม่นำเข้า: {count}' },
  lost: {
    en: 'Some pictures or files can’t be imported. If you import without them, their places stay empty.',
    th: 'มีรูปภาพหรือไฟล์บางรายการที่นำเข้าไม่ได้ หากนำเข้าโดยไม่มีรายการเหล่านี้ ตำแหน่งนั้นจะว่างไว้',
  },
  without: { en: 'Import without them', th: 'นำเข้าโดยไม่มีรายการเหล่านี้' },
  again: { en: 'Check again', th: 'ตรวจดูอีกครั้ง' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  do: { en: 'Import', th: 'นำเข้า' },
  doMany: { en: 'Import {count} documents', th: 'นำเข้า {count} รายการ' },
}

type Plan = Extract<Step, { at: 'plan' }>
type Props = {
  step: Plan
  onRun: (step: Plan, choices: Choices, extras: Extras, without?: readonly string[]) => Promise<void>
  onReloadPlan: () => void
  onClose: () => void
}

/** Plan of an import, document by document, with choices before it is run. */
export function ImportPlanView({ step, onRun, onReloadPlan, onClose }: Props) {
  const t = useT()
  const moment = useMoment()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const { plan, refused, lost = [] } = step
  const [choices, setChoices] = useState<Choices>(
    () =>
      new Map(
        plan.documents.map(({ key, choices: [choice = 'skip'], copyTo }): [string, Choice] => [
          key,
          { choice, ...(copyTo ? { path: copyTo } : {}) },
        ]),
      ),
  )
  const first = useFirstFocus<HTMLButtonElement>()
  const { redirects } = plan
  const [extras, setExtras] = useState<Extras>({
    theme: plan.theme?.state === 'new',
    redirects: (redirects?.fresh ?? 0) > 0,
  })
  const hasExtras = extras.theme || extras.redirects

  const shown = plan.documents.flatMap((entry, index) => (entry.state === 'same' ? [] : [{ entry, index }]))
  const sameCount = plan.documents.length - shown.length
  const taken = shown.filter(({ entry }) => entry.state === 'taken')
  const bulk = (['copy', 'replace', 'skip'] as const).filter((choice) =>
    taken.some(({ entry }) => entry.choices.includes(choice)),
  )
  const common = taken.every(
    ({ entry }) => choices.get(entry.key)?.choice === choices.get(taken[0]?.entry.key ?? '')?.choice,
  )
    ? choices.get(taken[0]?.entry.key ?? '')?.choice
    : undefined
  const count = shown.filter(({ entry }) => choices.get(entry.key)?.choice !== 'skip').length
  const set = (key: string, change: Partial<Choice>) =>
    setChoices(new Map(choices).set(key, { choice: 'skip', ...choices.get(key), ...change }))
  const setAll = (choice: ImportChoice) =>
    setChoices(
      new Map([
        ...choices,
        ...taken.flatMap(({ entry }): [string, Choice][] =>
          entry.choices.includes(choice) ? [[entry.key, { ...choices.get(entry.key), choice }]] : [],
        ),
      ]),
    )
  const cleaned = (): Choices =>
    new Map(
      [...choices].map(([key, { choice, path }]) => [
        key,
        choice === 'copy' && path !== undefined ? { choice, path } : { choice },
      ]),
    )
  const run = (without?: readonly string[]) => void onRun(step, cleaned(), extras, without)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0 || hasExtras) run()
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t(messages.from, { site: pickText(plan.from, locale), at: moment(plan.madeAt) })} · {t(messages[plan.state])}
        </Text>
        {bulk.length > 1 && taken.length > 1 && (
          <div>
            <Text size="sm" fw={500} mb={4} id="import-taken">
              {t(messages.taken)} ({taken.length})
            </Text>
            <SegmentedControl
              size="xs"
              aria-labelledby="import-taken"
              value={common ?? ''}
              onChange={(value) => setAll(value as ImportChoice)}
              data={bulk.map((value) => ({ value, label: t(messages[value]) }))}
            />
          </div>
        )}
        {shown.length > 0 && (
          <ul className={styles.entries} aria-label={t(messages.documents)}>
            {shown.map(({ entry, index }) => (
              <ImportEntryLine
                key={entry.key}
                entry={entry}
                documents={documents}
                choice={choices.get(entry.key) ?? { choice: 'skip' }}
                error={refused?.fields[`documents.${index}.path`]}
                onChange={(change) => set(entry.key, change)}
              />
            ))}
          </ul>
        )}
        {sameCount > 0 && (
          <Text size="sm" c="dimmed">
            {shown.length === 0 && plan.theme?.state !== 'new' && !redirects?.fresh
              ? t(messages.allSame)
              : sameCount === 1
                ? t(messages.sameOne)
                : t(messages.same, { count: sameCount })}
          </Text>
        )}
        {plan.documents.length === 0 && <Text>{t(messages.empty)}</Text>}
        {(plan.theme?.state === 'new' || plan.theme?.state === 'here') && (
          <Checkbox
            checked={extras.theme}
            onChange={(event) => setExtras({ ...extras, theme: event.currentTarget.checked })}
            label={t(messages.look, { name: pickText(plan.theme.title, locale) })}
            description={t(plan.theme.state === 'here' ? messages.lookHere : messages.lookHelp)}
          />
        )}
        {plan.theme?.state === 'same' && (
          <Text size="sm" c="dimmed">
            {t(messages.lookSame)}
          </Text>
        )}
        {plan.theme?.state === 'refused' && <Alert color="yellow">{plan.theme.note}</Alert>}
        {redirects && (
          <RedirectsIn
            redirects={redirects}
            checked={extras.redirects}
            onChange={(checked) => setExtras({ ...extras, redirects: checked })}
          />
        )}
        {refused && Object.keys(refused.fields).length === 0 && (
          <Alert color="red" role="alert">
            <Group justify="space-between" wrap="nowrap">
              {refused.message}
              {refused.isStale && (
                <Button variant="light" color="red" flex="none" onClick={onReloadPlan}>
                  {t(messages.again)}
                </Button>
              )}
            </Group>
          </Alert>
        )}
        {lost.length > 0 && (
          <Alert color="yellow" role="alert">
            <Stack gap="xs" align="start">
              {t(messages.lost)}
              <List size="sm">
                {lost.map(({ file, name, message }) => (
                  <List.Item key={file}>
                    {name}: {message}
                  </List.Item>
                ))}
              </List>
              <Button variant="default" onClick={() => run(lost.map(({ file }) => file))}>
                {t(messages.without)}
              </Button>
            </Stack>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(messages.cancel)}
          </Button>
          <Button ref={first} type="submit" disabled={count === 0 && !hasExtras}>
            {count > 1 ? t(messages.doMany, { count }) : t(messages.do)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type RedirectsInProps = {
  redirects: NonNullable<ImportPlan['redirects']>
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Redirects of the file: how many can be imported, how many exist already, and why the rest is left out. */
function RedirectsIn({ redirects: { fresh, same, refused, notes }, checked, onChange }: RedirectsInProps) {
  const t = useT()
  return (
    <Stack gap={4}>
      {fresh > 0 && (
        <Checkbox
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          label={t(messages.redirects, { count: fresh })}
          description={t(messages.redirectsHelp)}
        />
      )}
      {same > 0 && (
        <Text size="sm" c="dimmed">
          {t(messages.redirectsSame, { count: same })}
        </Text>
      )}
      {refused > 0 && (
        <details>
          <summary>{t(messages.redirectsRefused, { count: refused })}</summary>
          <List size="sm" withPadding>
            {notes.map((note) => (
              <List.Item key={note}>{note}</List.Item>
            ))}
            {refused > notes.length && <List.Item>…</List.Item>}
          </List>
        </details>
      )}
    </Stack>
  )
}

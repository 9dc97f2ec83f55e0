import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { call as openCall } from '@client/events/calls/event/open-scan'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { useLocale, usePage, useSite } from '@kit/boot'
import { formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { texts } from './texts'
import { useScanner } from './use-scanner'
import { Verdict } from './verdict'
import styles from './view.module.css'

const CameraScanner = lazy(() =>
  import('@kit/scan/camera-scanner').then(({ CameraScanner: component }) => ({ default: component })),
)

/** A scanner for the door: a wedge or a typed code, with a list that goes on without network. */
export function View({ blockId }: { blockId: string }) {
  const t = useT()
  const locale = useLocale()
  const page = usePage()
  const site = useSite()
  const { data, error } = useCall(openCall, {})
  const [chosen, setChosen] = useState<{ event?: string; point?: string }>({})
  const [text, setText] = useState('')
  const [hasCamera, setCamera] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const events = data?.events ?? []
  const event = events.find(({ id }) => id === (chosen.event ?? page?.query.event)) ?? events[0]
  const point = event?.points.find(({ id }) => id === chosen.point) ?? event?.points[0]
  const scanner = useScanner(event?.id, point?.id, site.id)
  const { pack, shown } = scanner
  const isLoaded = pack !== undefined
  useEffect(() => {
    // With the camera open, a focused field would bring up a phone's keyboard over its picture.
    if (!shown && isLoaded && !hasCamera) input.current?.focus()
  }, [shown, isLoaded, hasCamera])
  if (error) return <LoadProblem message={error.message} />
  if (data && events.length === 0)
    return (
      <EmptyState icon="qrcode" title={t(texts.none)}>
        {t(texts.noneHint)}
      </EmptyState>
    )
  const query = text.trim().toLowerCase()
  const found =
    pack && query.length >= 2 && !query.startsWith('tk')
      ? pack.tickets
          .filter(
            ({ name, phone, shortCode }) =>
              name.toLowerCase().includes(query) || phone === query || shortCode.toLowerCase().startsWith(query),
          )
          .slice(0, 12)
      : []
  const packageOf = (id: string) => pack?.packages.find((each) => each.id === id)?.title ?? ''
  const check = (code: string) => {
    setText('')
    void scanner.scan(code)
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const [only] = found
    check(found.length === 1 && only ? only.shortCode : text)
  }
  return (
    <section className={styles.scanner} aria-labelledby={`${blockId}-title`}>
      <div className={styles.head}>
        <h1 id={`${blockId}-title`} className={styles.title}>
          {t(texts.title)}
        </h1>
        <Badge tone={scanner.isOnline && scanner.waiting === 0 ? 'success' : 'warning'}>
          {scanner.isOnline && scanner.waiting === 0 ? t(texts.online) : t(texts.offline, { count: scanner.waiting })}
        </Badge>
        {pack && (
          <p className={styles.inside} role="status">
            {t(texts.inside, { inside: pack.inside, expected: pack.expected })}
          </p>
        )}
      </div>
      <div className={styles.choices}>
        <Field label={t(texts.event)}>
          <Select
            value={event?.id ?? ''}
            options={events.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget }) => setChosen({ event: currentTarget.value })}
          />
        </Field>
        <Field label={t(texts.point)}>
          <Select
            value={point?.id ?? ''}
            options={(event?.points ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget }) => setChosen({ ...chosen, point: currentTarget.value })}
          />
        </Field>
      </div>
      {event && !pack && <p role="status">{t(texts.loading)}</p>}
      {pack && hasCamera && (
        <Suspense fallback={<p role="status">{t(texts.openingCamera)}</p>}>
          <CameraScanner
            formats={['qr']}
            isPaused={shown !== undefined}
            onCode={({ text: code }) => check(code)}
            onClose={() => setCamera(false)}
          />
        </Suspense>
      )}
      {pack && !hasCamera && (
        <Button size="l" icon="camera" full onClick={() => setCamera(true)}>
          {t(texts.openCamera)}
        </Button>
      )}
      {pack && (
        <form method="dialog" onSubmit={submit} className={styles.form}>
          <Field label={t(texts.code)}>
            <TextInput
              ref={input}
              value={text}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Field>
          <Button type="submit" size="l" look="secondary">
            {t(texts.check)}
          </Button>
        </form>
      )}
      {found.length > 0 && (
        <ul role="list" aria-label={t(texts.found)} className={styles.found}>
          {found.map(({ id, name, shortCode, package: of, seen }) => (
            <li key={id}>
              <Button look="secondary" full onClick={() => check(shortCode)}>
                {name} · {packageOf(of)} · {shortCode}
                {seen[0]
                  ? ` · ${formatTime(seen[0].at, locale, { timeZone: pack?.event.timeZone ?? 'Asia/Bangkok' })}`
                  : ''}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <Verdict
          shown={shown}
          packageTitle={shown.ticket ? packageOf(shown.ticket.package) : ''}
          timeZone={pack?.event.timeZone ?? 'Asia/Bangkok'}
          onNext={scanner.clear}
          onUndo={() => scanner.undo(shown.id)}
        />
      )}
    </section>
  )
}

import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { call } from '@schemas/hora/calls/hora/sky'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import type { OutputOf } from '@schemas/call'
import { useLocale, useSession } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useIsMounted } from '@kit/mounted'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { momentLines } from '@areas/hora/ui/moment-text'
import { Wheel } from '@areas/hora/ui/wheel/wheel'
import { Bar } from './bar'
import { ChartHead } from './chart-head'
import { ChartPanels } from './chart-panels'
import { birthLine } from './charts/birth-line'
import { type BirthForm, emptyForm, formOfChart, writtenTime } from '@areas/hora/ui/birth-form/birth-form'
import { CastForm } from '@areas/hora/ui/birth-form/cast-form'
import { checkDate } from '@areas/hora/ui/birth-form/check-form'
import { formMessages } from '@areas/hora/ui/birth-form/messages'
import { messages } from './messages'
import { NumeralSwitch } from './numeral-switch'
import { ChartActions } from './output/chart-actions'
import { RecentList } from './recent-list'
import { useOwnOptions } from '@areas/hora/ui/own-options'
import { useRecentCasts } from '@areas/hora/ui/recent-casts'
import type { Props } from './schema'
import { useCast } from '@areas/hora/ui/birth-form/use-cast'
import { signInDraft, useKeeping } from './use-keeping'
import styles from './view.module.css'

const MyCharts = lazy(async () => ({ default: (await import('./charts/my-charts')).MyCharts }))
const ShareChart = lazy(async () => ({ default: (await import('./share/share-dialog')).ShareChart }))
const ConflictDialog = lazy(async () => ({ default: (await import('./charts/conflict-dialog')).ConflictDialog }))

type Sky = OutputOf<typeof call>
type Shown = { form: BirthForm; chart: ChartOutput; /** When it was computed. */ at: string }

/** The form, the wheel and its tabs. Until something is cast it shows the sky of the hour. */
export function Workspace({
  sky,
  blockId,
  title,
  intro,
  level,
  bar,
  place,
  numerals: wanted,
  tabs,
  saving,
}: Props & { sky: Sky }) {
  const t = useT()
  const locale = useLocale()
  const isMounted = useIsMounted()
  const { userID } = useSession()
  const figure = useRef<HTMLElement>(null)
  const [numerals, setNumerals] = useState(numeralsOf(wanted, locale))
  const home = place ?? sky.place
  const { planets, ascendant, node, ketu, dayStart, wednesday, animal, outer } = sky.method
  const own = useOwnOptions().options
  const siteOptions = { planets, ascendant, node, ketu, dayStart, wednesday, animal, outer, ...own }
  const fresh = () => emptyForm(locale, home, siteOptions)
  const [form, setForm] = useState(fresh)
  const [shown, setShown] = useState<Shown>()
  const [applied, setApplied] = useState(own)
  if (own !== applied) {
    // The device's own choice is known after hydration, or changes in another tab.
    setApplied(own)
    if (!shown) setForm({ ...form, options: siteOptions })
  }
  const [isFormOpen, setFormOpen] = useState(false)
  const [dialog, setDialog] = useState<'charts' | 'share'>()
  const recent = useRecentCasts()
  const keeping = useKeeping((next) => {
    setForm(next)
    setShown((now) => now && { ...now, form: next })
  })
  const show = (next: Shown) => {
    setShown(next)
    setForm(next.form)
    setFormOpen(false)
    // After the sheet is gone, which holds the page's place while it is open.
    requestAnimationFrame(() => figure.current?.scrollIntoView({ block: 'start', behavior: 'instant' }))
  }
  const casting = useCast((cast, chart) => {
    const at = new Date().toISOString()
    recent.add({ at, form: cast, chart })
    show({ form: cast, chart, at })
  })
  const openSaved = (chart: SavedChart) => {
    setDialog(undefined)
    keeping.setSaved(chart)
    const next = formOfChart(chart)
    setForm(next)
    void casting.cast(next)
  }
  const resume = useEffectEvent(() => {
    const draft = readDraft(signInDraft).form as BirthForm | undefined
    if (!draft) return
    writeDraft(signInDraft, undefined)
    setForm(draft)
    // It was cast before its person left to sign in.
    if (userID !== undefined) void casting.cast(draft)
  })
  useEffect(() => {
    const timer = setTimeout(resume)
    return () => clearTimeout(timer)
  }, [])

  const chart = shown?.chart ?? sky
  const zone = shown?.form.place?.zone ?? home.zone
  const isTimeKnown = shown?.form.precision !== 'unknown'
  const lines = momentLines(chart.moment.utc, zone, locale, numerals)
  const line = shown
    ? castLine(shown.form, locale)
    : formatDateTime(sky.moment.utc, locale, { timeZone: zone, style: 'long' })
  const name = shown ? shown.form.label || t(messages.unnamed) : t(messages.sky)
  const Title = `h${level}` as 'h1' | 'h2' | 'h3'
  const castForm = (
    <CastForm
      form={form}
      problems={casting.problems}
      isCasting={casting.isCasting}
      onChange={(change) => setForm((before) => ({ ...before, ...change }))}
      onCast={() => void casting.cast(form)}
    />
  )
  const recents = recent.casts.length > 0 && (
    <RecentList
      casts={recent.casts}
      onClear={recent.clear}
      onOpen={(cast) => {
        keeping.setSaved(undefined)
        casting.forget()
        show(cast)
      }}
    />
  )
  const chartsButton = saving && userID !== undefined && (
    <Button look="quiet" size="s" icon="folder" onClick={() => setDialog('charts')}>
      {t(messages.myCharts)}
    </Button>
  )
  return (
    <div className={styles.page}>
      {bar && <Bar>{chartsButton}</Bar>}
      <div className={styles.intro}>
        <Title className={styles.title}>{title ?? t(messages.title)}</Title>
        {intro && <p className={styles.soft}>{intro}</p>}
        {!bar && chartsButton}
      </div>
      <div className={styles.layout}>
        <aside className={styles.side}>
          {castForm}
          {recents}
        </aside>
        <section ref={figure} className={styles.stage} aria-labelledby={`${blockId}-name`}>
          <ChartHead
            id={`${blockId}-name`}
            name={name}
            line={line}
            note={shown ? undefined : t(messages.skyNote, { place: home.label })}
            chart={chart}
          />
          <Wheel
            chart={chart}
            name={`${name}, ${line}`}
            numerals={numerals}
            centre={isTimeKnown ? lines : lines.slice(0, 2)}
            className={styles.wheel}
          >
            <NumeralSwitch numerals={numerals} onChange={setNumerals} />
          </Wheel>
          {isMounted && (
            <div className={styles.acts}>
              {saving && shown && (
                <ActionButton
                  size="s"
                  icon="star"
                  onAction={() => keeping.save(shown.form).then((stored) => stored !== undefined)}
                >
                  {t(keeping.saved ? messages.saveChanges : messages.save)}
                </ActionButton>
              )}
              {saving && shown && (
                <Button
                  look="secondary"
                  size="s"
                  icon="share"
                  onClick={() =>
                    void (keeping.saved ? Promise.resolve(keeping.saved) : keeping.save(shown.form)).then(
                      (stored) => stored && setDialog('share'),
                    )
                  }
                >
                  {t(messages.share)}
                </Button>
              )}
              <ChartActions
                chart={chart}
                heading={[name, line]}
                numerals={numerals}
                wheel={() => figure.current?.querySelector<SVGSVGElement>('svg[data-shape]') ?? null}
              />
              {shown && (
                <Button
                  look="quiet"
                  size="s"
                  icon="plus"
                  onClick={() => {
                    setShown(undefined)
                    keeping.setSaved(undefined)
                    setForm(fresh())
                  }}
                >
                  {t(messages.newChart)}
                </Button>
              )}
            </div>
          )}
          <p className={styles.printed}>
            {t(messages.castAt, { date: formatDateTime(shown?.at ?? sky.moment.utc, locale, { timeZone: home.zone }) })}{' '}
            · {t(messages.engine, { engine: chart.method.engine })}
          </p>
        </section>
        <section className={styles.panels}>
          <ChartPanels id={`${blockId}-tab`} chart={chart} numerals={numerals} tabs={tabs} />
        </section>
      </div>
      <output className="visually-hidden">{shown && !casting.isCasting ? `${t(messages.cast)}: ${line}` : ''}</output>
      <div className={styles.opener}>
        <Button full icon="planet" onClick={() => setFormOpen(true)}>
          {t(shown ? messages.changeForm : messages.openForm)}
        </Button>
      </div>
      {isFormOpen && (
        <Modal title={t(formMessages.form)} onClose={() => setFormOpen(false)} className={styles.sheet}>
          {castForm}
          {recents}
        </Modal>
      )}
      <Suspense fallback={null}>
        {dialog === 'charts' && <MyCharts onOpen={openSaved} onClose={() => setDialog(undefined)} />}
        {dialog === 'share' && keeping.saved && (
          <ShareChart chart={keeping.saved} onClose={() => setDialog(undefined)} />
        )}
        {keeping.conflict && (
          <ConflictDialog
            {...keeping.conflict}
            onMine={() => void keeping.save(keeping.conflict?.mine ?? form, keeping.conflict?.theirs)}
            onTheirs={() => {
              const theirs = keeping.conflict?.theirs
              keeping.endConflict()
              if (theirs) openSaved(theirs)
            }}
            onClose={keeping.endConflict}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Date, time and place of a cast form. */
function castLine(form: BirthForm, locale: 'th' | 'en'): string {
  const { civil } = checkDate(form)
  const dateCe = civil
    ? `${civil.year}-${String(civil.month).padStart(2, '0')}-${String(civil.day).padStart(2, '0')}`
    : ''
  const time = form.precision === 'unknown' ? null : (writtenTime(form.time) ?? null)
  return birthLine({ dateCe, time, precision: form.precision }, form.place?.label, locale)
}

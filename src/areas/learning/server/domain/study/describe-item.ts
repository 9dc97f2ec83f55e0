import type { Asset } from '@schemas/layout/image'
import { pickText } from '@schemas/layout/pick-text'
import { localise } from '@schemas/layout/text'
import type { OutputOf } from '@schemas/call'
import type { Film, ShownFilm } from '@schemas/learning/entities/item'
import type { call } from '@schemas/learning/calls/lesson/item'
import { shareOf } from '@schemas/learning/rules/watched-ranges'
import { describeMine } from '../describe'
import { showSurvey } from '../survey/read-survey'
import type { Reader } from '../reader'
import { openItem } from './study'
import { issueLessonTicket } from './tickets'

type FindAsset = (name: string) => Asset | undefined

/** A part with its body, and where it is in its lesson. Throws CallError. */
export async function describeItem(
  reader: Reader,
  slugs: { lesson: string; item: string },
  find: FindAsset,
): Promise<OutputOf<typeof call>> {
  const { locale } = reader
  const { reached, outline, at, row, progress } = await openItem(reader, slugs)
  const { lesson, hasRight } = reached
  const { film, embed, pdf, text } = row.body
  const address = addressOf(reader, row.id, find)
  const shown = outline.items.map((each) => each.shown).filter(({ hidden }) => !hidden)
  const place = shown.findIndex(({ id }) => id === row.id)
  // The next one that can be opened, once this one is done.
  const next = shown.slice(place + 1).find(({ waits }) => waits === undefined || waits === 'order')
  const mine = await describeMine(reader, reached, outline)
  const pdfAddress = pdf && (await address(pdf))
  const { shown: item } = outline.items[at] ?? {}
  if (!item) throw new Error('The opened part is not in its outline.')
  return {
    lesson: {
      slug: lesson.slug,
      title: pickText(lesson.title, locale),
      noSkip: lesson.noSkip && hasRight,
      presence: lesson.presence,
      instructors: lesson.instructors.map(({ name }) => pickText(name, locale)),
    },
    item,
    body: {
      ...(film ? { film: await shownFilm(film, address, find) } : {}),
      ...(embed ? { embed } : {}),
      ...(pdfAddress ? { pdf: pdfAddress } : {}),
      ...(text ? { text: localise(text, locale) } : {}),
      ...(row.kind === 'survey' ? { survey: await showSurvey(reader, row.id, reached.enrolment) } : {}),
    },
    progress: {
      share: film && progress ? shareOf(progress.watched, film.length) : 0,
      furthest: progress?.furthest ?? 0,
      // A film that ended begins again.
      last: film && progress && progress.last < film.length - 20 ? progress.last : 0,
      least: row.leastShare,
    },
    sections: outline.sections,
    ...(place > 0 && shown[place - 1] ? { previous: shown[place - 1]?.slug } : {}),
    ...(next ? { next: { slug: next.slug, title: next.title } } : {}),
    recorded: hasRight,
    ...(mine ? { mine } : {}),
    head: { title: item.title },
  }
}

type Source = { asset?: string | undefined; file?: string | undefined }
type Address = (source: Source) => Promise<string | undefined>

/** Of a theme's own file its public address; of a private one an address for this reader alone. */
const addressOf =
  (reader: Reader, item: string, find: FindAsset): Address =>
  async ({ asset, file }) => {
    if (file !== undefined) return issueLessonTicket(reader, { item, file })
    const found = asset === undefined ? undefined : find(asset)
    return found && 'src' in found ? found.src : undefined
  }

async function shownFilm(film: Film, address: Address, find: FindAsset): Promise<ShownFilm> {
  const sources: ShownFilm['sources'] = []
  for (const source of film.sources) {
    const src = await address(source)
    if (src) sources.push({ src, type: source.type })
  }
  const tracks: ShownFilm['tracks'] = []
  for (const { language, ...source } of film.tracks) {
    const src = await address(source)
    if (src) tracks.push({ src, language })
  }
  const poster = film.poster === undefined ? undefined : find(film.poster)
  return { sources, tracks, length: film.length, ...(poster && 'src' in poster ? { poster: poster.src } : {}) }
}

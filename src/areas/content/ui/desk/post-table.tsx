import type { DeskPost } from '@schemas/content/entities/desk-post'
import { deskList } from '@schemas/content/entities/desk-list'
import { type PostTarget, workStates } from '@schemas/content/entities/post-states'
import { movesFor } from '@schemas/content/rules/post-moves'
import type { OutputOf } from '@schemas/call'
import { locales } from '@schemas/layout/locale'
import type { call as choicesCall } from '@client/content/calls/post/choices'
import { call as listCall } from '@client/content/calls/post/list'
import { columnsOf } from '@kit/list/columns'
import { defineList } from '@kit/list/list'
import { movePost } from '../move-post'
import { nameOf } from '../name-of'
import { languageLabels, liveLabels, moveLabels, workLabels, workTones } from '../state-texts'
import { titleOf } from '../title-of'
import { texts } from './texts'

const { text, date, badge } = columnsOf<DeskPost>()

/** Moves without further choices; languages and times are chosen in the writer. */
const rowMoves: readonly PostTarget[] = [
  'in_review',
  'approved',
  'returned',
  'draft',
  'unpublished',
  'archived',
  'trashed',
  'restored',
]

export const stateOf = (post: DeskPost) => ({
  live: post.live,
  work: post.work,
  isTrashed: post.trashedAt !== undefined,
})

export type Choices = OutputOf<typeof choicesCall>
type T = Parameters<typeof movePost>[2]

/** Posts of the site as managers see them. */
export const postTable = (choices: Choices | undefined, open: (id: string) => void, t: T) =>
  defineList({
    name: 'desk-posts',
    call: listCall,
    state: deskList,
    id: ({ id }) => id,
    title: ({ title }) => titleOf(title, t),
    defaultSort: '-updated',
    columns: [
      text('title', texts.title, ({ title }) => titleOf(title, t), { sort: 'title', card: 'title', width: 270 }),
      badge('work', texts.work, ({ work }) => work, workLabels, { tones: workTones, width: 150 }),
      text('live', texts.live, (post) => liveText(post, t), { width: 190 }),
      text('category', texts.category, ({ category }) => categoryName(choices, category, t), { width: 150 }),
      text('owner', texts.owner, ({ owner }) => owner?.name, { width: 150, isHidden: true }),
      text('reviewer', texts.reviewer, ({ reviewer }) => reviewer?.name, { width: 130 }),
      date('updated', texts.updated, ({ updatedAt }) => updatedAt, { sort: 'updated', hasTime: true, width: 200 }),
      date('published', texts.published, ({ publishedAt }) => publishedAt, { sort: 'published', isHidden: true }),
      date('due', texts.due, ({ publishAt }) => publishAt, { sort: 'due', hasTime: true, isHidden: true }),
    ],
    search: texts.search,
    filters: [
      {
        name: 'work',
        label: texts.work,
        all: texts.allWork,
        options: () => workStates.map((value) => ({ value, label: t(workLabels[value]) })),
      },
      {
        name: 'language',
        label: texts.language,
        all: texts.allLanguages,
        options: () => locales.map((value) => ({ value, label: t(languageLabels[value]) })),
      },
      {
        name: 'category',
        label: texts.category,
        all: texts.allCategories,
        options: () =>
          (choices?.categories ?? []).map(({ slug, name }) => ({ value: slug, label: nameOf(name, slug, t) })),
      },
      {
        name: 'author',
        label: texts.author,
        all: texts.allAuthors,
        options: () =>
          (choices?.authors ?? []).map(({ id, name, slug }) => ({ value: id, label: nameOf(name, slug, t) })),
      },
      {
        name: 'reviewer',
        label: texts.reviewer,
        all: texts.allReviewers,
        options: () => (choices?.reviewers ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      { name: 'trash', mark: () => t(texts.trash) },
    ],
    views: [
      { id: 'review', label: texts.waiting, values: { work: 'in_review' } },
      { id: 'scheduled', label: texts.scheduled, values: { work: 'scheduled', sort: 'due' } },
      { id: 'trash', label: texts.trash, values: { trash: 'only' } },
    ],
    rowActions: rowMoves.map((to) => ({
      id: to,
      label: moveLabels[to],
      ...(to === 'trashed' ? { isDanger: true } : {}),
      may: (post: DeskPost) => movesFor(stateOf(post), 'manager').includes(to),
      run: (post: DeskPost) => movePost(post, to, t),
    })),
    press: { run: ({ id, trashedAt }) => (trashedAt === undefined ? open(id) : undefined) },
    count: texts.count,
    empty: { icon: 'file-text', title: texts.none, hint: texts.noneHint },
  })

export const categoryName = (choices: Choices | undefined, slug: string, t: T) =>
  nameOf(choices?.categories.find((each) => each.slug === slug)?.name ?? {}, slug, t)

export function liveText({ live, liveLocales }: DeskPost, t: T): string {
  const shown = liveLocales.map((locale) => t(languageLabels[locale])).join(', ')
  return t(liveLabels[live]) + (live === 'live' && shown ? ` (${shown})` : '')
}

import { call as deskCall } from '@client/learning/calls/lesson/desk'
import type { LessonCard } from '@schemas/learning/entities/lesson'
import { deskList } from '@schemas/learning/entities/desk-list'
import { lessonStatuses } from '@schemas/learning/entities/lesson-status'
import { lessonPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { formatBaht, formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { columnsOf } from '@kit/list/columns'
import { defineList } from '@kit/list/list'
import { texts } from './texts'

const { text, badge, number } = columnsOf<LessonCard>()

export const lessonsTable = defineList({
  name: 'lesson-desk',
  call: deskCall,
  state: deskList,
  id: ({ id }) => id,
  title: ({ title }) => title,
  defaultSort: '-popular',
  columns: [
    text('title', texts.lesson, ({ title }) => title, {
      card: 'title',
      width: 320,
      cell: ({ title, slug }) => <Link link={{ to: lessonPath(slug) }}>{title}</Link>,
    }),
    badge('status', texts.status, ({ status }) => status, lessonTexts.lessonStatuses, {
      tones: { published: 'success', review: 'warning' },
      width: 150,
    }),
    text('category', texts.category, ({ categoryTitle }) => categoryTitle, { width: 150 }),
    number('items', texts.parts, ({ items }) => items, { width: 90 }),
    text(
      'price',
      texts.price,
      ({ price }, { t, locale }) => (price ? formatBaht(price.amount, locale) : t(lessonTexts.free)),
      { sort: 'price', width: 120 },
    ),
    text(
      'next',
      texts.next,
      ({ nextRound }, { locale }) => (nextRound ? formatDate(nextRound, locale, { style: 'short' }) : ''),
      { width: 140 },
    ),
  ],
  search: texts.search,
  filters: [
    {
      name: 'status',
      label: texts.status,
      all: texts.allStatuses,
      options: ({ t }) => lessonStatuses.map((value) => ({ value, label: t(lessonTexts.lessonStatuses[value]) })),
    },
  ],
  empty: { icon: 'school', title: texts.none, hint: texts.noneHint },
})

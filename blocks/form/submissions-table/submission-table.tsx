import {
  type Submission,
  type SubmissionField,
  submissionStatuses,
  type SubmissionStatus,
} from '@schemas/forms/entities/form-submission'
import { submissionList } from '@schemas/forms/entities/submission-list'
import type { OutputOf } from '@schemas/call'
import type { Tone } from '@schemas/layout/tone'
import { call as setStatusCall } from '@client/forms/calls/form/set-status'
import { call as submissionsCall } from '@client/forms/calls/form/submissions'
import { callGateway } from '@kit/call-gateway'
import { columnsOf } from '@kit/list/columns'
import { type BulkAction, defineList, type ListContext } from '@kit/list/list'
import { rowByRow } from '@kit/list/row-by-row'
import { answerOf, answerText } from './answer-text'
import { SubmissionDetails } from './submission-details'
import { texts } from './texts'

/** A response with the questions of its form. */
type Response = Submission & { fields: readonly SubmissionField[] }

const { text, date, badge } = columnsOf<Response>()

const tones: Record<SubmissionStatus, Tone> = { new: 'brand', seen: 'info', done: 'success', spam: 'neutral' }
const icons = { seen: 'eye', done: 'check', spam: 'flag' } as const

/** Questions that a form starts with as columns, where its list names none. */
const shownAtFirst = 3

/** The responses of a form; `columns` are the questions that are shown at first. */
export function responsesOf(form: string, columns: readonly string[] | undefined) {
  const namesOf = (fields: readonly SubmissionField[]) =>
    columns ?? fields.slice(0, shownAtFirst).map(({ name }) => name)
  const answerIn = (response: Response, name: string, { locale }: Pick<ListContext, 'locale'>) =>
    answerText(
      answerOf(response, name),
      response.fields.find((field) => field.name === name),
      locale,
    )
  const titleOf = (response: Response, context: Pick<ListContext, 'locale'>) =>
    answerIn(response, namesOf(response.fields)[0] ?? '', context) || response.id.slice(0, 8).toUpperCase()
  return defineList({
    name: `form:${form}`,
    call: submissionsCall,
    state: submissionList(form),
    input: { form },
    page: ({ items, next, fields }) => ({ items: items.map((item): Response => ({ ...item, fields })), next }),
    id: ({ id }) => id,
    title: titleOf,
    columns: (answer) => {
      const fields = answer?.fields ?? []
      const first = namesOf(fields)
      const others = fields.map(({ name }) => name).filter((name) => !first.includes(name))
      const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
      return [
        // A form that is gone has no questions any more.
        ...(first.length === 0 ? [text('reference', texts.reference, titleOf, { card: 'title' })] : []),
        ...[...first, ...others].map((name, at) =>
          text(
            `answer:${name}`,
            labelOf(name),
            (response, context) => (at === 0 ? titleOf(response, context) : answerIn(response, name, context)),
            { width: 200, card: at === 0 ? 'title' : 'field', isHidden: !first.includes(name) },
          ),
        ),
        badge('status', texts.status, ({ status }) => status, texts.states, { tones, width: 110 }),
        date('received', texts.received, ({ createdAt }) => createdAt, { hasTime: true }),
      ]
    },
    search: texts.find,
    filters: [
      {
        name: 'status',
        label: texts.filter,
        all: texts.all,
        options: ({ t }, answer) =>
          submissionStatuses.map((value) => ({ value, label: counted(t(texts.states[value]), answer?.counts[value]) })),
      },
    ],
    bulk: (['seen', 'done', 'spam'] as const).map(markAs),
    drawer: {
      title: titleOf,
      body: (response) => <SubmissionDetails submission={response} fields={response.fields} />,
    },
    empty: { icon: 'mail', title: texts.empty, hint: texts.emptyHint },
  })
}

const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)

const markAs = (status: Exclude<SubmissionStatus, 'new'>): BulkAction<Response> => ({
  id: status,
  label: texts.states[status],
  icon: icons[status],
  may: (response) => response.status !== status,
  run: rowByRow(({ id, version }) => callGateway(setStatusCall, { id, version, status })),
  undo: rowByRow(({ id, status: before, version }, changed) =>
    callGateway(setStatusCall, {
      id,
      version: (changed as OutputOf<typeof setStatusCall> | undefined)?.version ?? version,
      status: before,
    }),
  ),
  done: texts.changedCount,
})

import { call } from '@schemas/forms/calls/form/set-status'
import { formSubmission } from '@gateway/db/tables'
import { transition } from '@gateway/states/transition'
import { submissionMachine } from '@schemas/forms/entities/submission-machine'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { describeSubmission } from '../../domain/submission-rows'

const messages = {
  unknown: { en: 'Response not found.', th: 'ไม่พบคำตอบนี้' },
  stale: {
    en: 'Someone else changed this response. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขคำตอบนี้ไปแล้ว ตอนนี้แสดงสถานะล่าสุด',
  },
}

export const handler = handle(call, async ({ input, tx, site, locale, session, log }) => {
  const { id, status, version } = input
  const step = await tx((db) =>
    transition(db, submissionMachine, {
      site: site.id,
      table: formSubmission,
      id,
      to: status,
      who: session.role,
      person: session.person?.id,
      version,
      audit: ({ form }, from) => ({
        action: 'form-status',
        subject: `form:${form}`,
        before: { answer: id, status: from },
        after: { answer: id, status },
      }),
    }),
  )
  if (!step.ok)
    throw step.problem === 'unknown'
      ? new CallError('not_found', messages.unknown[locale])
      : new CallError('stale_version', messages.stale[locale])
  log.info({ submission: id, status, by: session.person?.id }, 'A form answer changed its state.')
  return describeSubmission(step.row)
})

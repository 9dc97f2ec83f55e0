import { count, eq } from 'drizzle-orm'
import { fillText } from '@schemas/layout/fill-text'
import { pickText } from '@schemas/layout/pick-text'
import { hasRole } from '@schemas/layout/role'
import { formSubmission } from '@gateway/db/tables'
import type { WaitingHook } from '@gateway/pages/waiting'
import { answersPageOf } from '../domain/form-fields-of'

const messages = { fresh: { en: 'New form responses: {count}', th: 'คำตอบแบบฟอร์มใหม่ {count} รายการ' } }

/** Of the forms whose responses are listed on a page. */
export const waiting: WaitingHook = async ({ db, site, services, locale, session }) => {
  const rows = await db
    .select({ form: formSubmission.form, count: count() })
    .from(formSubmission)
    .where(eq(formSubmission.status, 'new'))
    .groupBy(formSubmission.form)
    .orderBy(formSubmission.form)
  return rows.flatMap((row) => {
    const to = answersPageOf(services, site, row.form)
    const page = to === undefined ? undefined : services.pages.of(site).page(to)
    if (to === undefined || !page || !hasRole(session.role, page.access)) return []
    return [
      {
        id: `forms.${row.form}`,
        count: row.count,
        label: fillText(messages.fresh[locale], { count: row.count }),
        detail: pickText(page.title, locale),
        to,
      },
    ]
  })
}

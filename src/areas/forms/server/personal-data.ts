import { desc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { formNotice } from '@gateway/db/form-notice-tables'
import { formSubmission } from '@gateway/db/tables'

export const personalData: Record<string, PersonalData> = {
  answers: {
    read: (tx, person) =>
      tx
        .select({
          form: formSubmission.form,
          page: formSubmission.pagePath,
          answers: formSubmission.answers,
          sentAt: formSubmission.createdAt,
        })
        .from(formSubmission)
        .where(eq(formSubmission.personId, person))
        .orderBy(desc(formSubmission.createdAt)),
    forget: (tx, person) =>
      tx.update(formSubmission).set({ personId: null }).where(eq(formSubmission.personId, person)),
  },
  // People who have left are no longer notified of submissions.
  notices: {
    read: (tx, person) =>
      tx
        .select({ form: formNotice.form })
        .from(formNotice)
        .where(sql`${formNotice.addresses} ? (SELECT email FROM person WHERE id = ${person})`),
    forget: (tx, person) =>
      tx.execute(
        sql`UPDATE form_notice SET addresses = addresses - own.email FROM person AS own WHERE own.id = ${person} AND own.site_id = form_notice.site_id AND form_notice.addresses ? own.email`,
      ),
  },
}

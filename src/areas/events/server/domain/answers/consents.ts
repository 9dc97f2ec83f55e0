import { createHash, randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { sensitivePurpose } from '@schemas/events/entities/event-options'
import { pickText } from '@schemas/layout/pick-text'
import type { Locale } from '@schemas/layout/locale'
import { eventConsent, type EventRow } from '../../tables'
import type { Scope } from '../register/lead'

const messages = {
  sensitive: {
    en: 'I agree that my answers about health, food or religion are stored until seven days after the event.',
    th: 'ยินยอมให้เก็บคำตอบเกี่ยวกับสุขภาพ อาหาร หรือศาสนา จนถึงเจ็ดวันหลังจบงาน',
  },
}

/** The sentences that an event asks consent for. */
export function purposesOf({ privacy, questions }: Pick<EventRow, 'privacy' | 'questions'>, locale: Locale) {
  const own = privacy.purposes.map(({ id, text }) => ({ id, text: pickText(text, locale) }))
  const isSensitive = Object.values(questions.rules).some(({ sensitive }) => sensitive)
  return isSensitive ? [{ id: sensitivePurpose, text: messages.sensitive[locale] }, ...own] : own
}

type Consent = { purpose: string; by: 'self' | 'guardian'; act: 'given' | 'withdrawn'; text: string; locale: Locale }

/** Records what was agreed to or withdrawn, with a hash of the sentence that was shown. */
export async function recordConsents(
  { db, site, now }: Scope,
  registration: string,
  consents: readonly Consent[],
): Promise<void> {
  if (consents.length === 0) return
  await db.insert(eventConsent).values(
    consents.map(({ purpose, by, act, text, locale }) => ({
      siteId: site,
      id: randomUUID(),
      registrationId: registration,
      purpose,
      wordsHash: createHash('sha256').update(text).digest('base64url'),
      locale,
      byWhom: by,
      act,
      at: now,
    })),
  )
}

/** Purposes that are agreed to now: the last row of each decides. */
export async function liveConsents({ db }: Pick<Scope, 'db'>, registration: string): Promise<Set<string>> {
  const rows = await db
    .select({ purpose: eventConsent.purpose, act: eventConsent.act })
    .from(eventConsent)
    .where(eq(eventConsent.registrationId, registration))
    .orderBy(asc(eventConsent.at), asc(eventConsent.id))
  const live = new Set<string>()
  for (const { purpose, act } of rows) {
    if (act === 'given') live.add(purpose)
    else live.delete(purpose)
  }
  return live
}

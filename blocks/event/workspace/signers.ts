import type { EditedEvent } from '@schemas/events/entities/edited-event'
import type { ListedRegistration } from '@schemas/events/entities/registration'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'

export type Signer = { key: string; name: string; agency: string; phone: string }

/** Names that questions about someone's agency usually have, besides those that browsers fill in as one. */
const agencyNames = ['agency', 'organization', 'organisation', 'company', 'office']

/** Who comes to a session, by name. A package without sessions is valid for all of them. */
export function signersOf(
  event: Pick<EditedEvent, 'packages' | 'questions'>,
  session: string,
  registrations: readonly ListedRegistration[],
  locale: Locale,
): Signer[] {
  const titles = event.packages
    .filter(({ sessions }) => sessions.length === 0 || sessions.includes(session))
    .map(({ title }) => pickText(title as LocalisedText, locale))
  const question = (event.questions.fields as { name?: string; autocomplete?: string }[]).find(
    ({ name = '', autocomplete }) => autocomplete === 'organization' || agencyNames.includes(name),
  )
  const { compare } = new Intl.Collator('th')
  return registrations
    .flatMap(({ attendees, answers, phone }) =>
      attendees
        .filter((each) => titles.includes(each.package))
        .map(({ shortCode, name }) => {
          const agency = question?.name === undefined ? undefined : answers[question.name]
          return { key: shortCode, name, agency: typeof agency === 'string' ? agency : '', phone }
        }),
    )
    .toSorted((one, other) => compare(one.name, other.name))
}

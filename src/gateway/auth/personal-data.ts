import type { Db } from '../db/open'

/** What an area stores of a person: what they get in their export, and what is removed when they leave. */
export type PersonalData = {
  read: (tx: Db, person: string) => Promise<unknown>
  /** Removes the person. What others need stays, without a name. */
  forget?: (tx: Db, person: string) => Promise<unknown>
}

const files = import.meta.glob<{ personalData: Record<string, PersonalData> }>('/src/areas/*/server/personal-data.ts', {
  eager: true,
})

/** Of all areas, by the names used in a person's export file. Throws when two areas use one name. */
export const personalData: Record<string, PersonalData> = {}
for (const [file, { personalData: ofArea }] of Object.entries(files))
  for (const [name, each] of Object.entries(ofArea)) {
    if (personalData[name]) throw new Error(`${file} repeats the name "${name}" of another area's personal data.`)
    personalData[name] = each
  }

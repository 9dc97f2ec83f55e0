import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Letter = { to: string; subject: string; plain: string }

/**
 * The newest mail to an address in a gateway's outbox, once it is there; with `subject`, the newest with that subject.
 */
export async function mailTo({ dataDir }: { dataDir: string }, email: string, subject?: string): Promise<Letter> {
  const folder = join(dataDir, 'outbox')
  for (let tries = 0; tries < 150; tries += 1) {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
    const found = names
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Letter)
      .find((each) => each.to.includes(email) && (subject === undefined || each.subject === subject))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${email}${subject === undefined ? '' : ` called “${subject}”`} has come.`)
}

/** The first link of a mail. */
export const linkOf = ({ plain }: Pick<Letter, 'plain'>): string => /http:\/\/\S+/.exec(plain)?.[0] ?? ''

import type { CallContract } from '@schemas/call'
import type { Locale } from '@schemas/layout/locale'

/** The part of a contract that a browser loads to check an input before it is sent. */
type Checked = { call: Pick<CallContract, 'input'> }

/** The first message of each refused field, by its path; empty when the contract accepts the input. */
export async function checkInput(
  load: () => Promise<Checked>,
  input: unknown,
  locale: Locale,
): Promise<Record<string, string>> {
  const loaded = await Promise.all([load(), import('@schemas/issue-message')]).catch(() => undefined)
  // Without the contract, such as after a new build or a lost connection, the gateway is the one that checks.
  if (!loaded) return {}
  const [{ call }, { fieldMessages }] = loaded
  const parsed = call.input.safeParse(input)
  return parsed.success ? {} : fieldMessages(parsed.error, input, locale)
}

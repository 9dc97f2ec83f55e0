/** The reasons for which a birth or a date cannot be computed. */
export type InputProblem =
  | 'no-era'
  | 'no-such-date'
  | 'no-such-time'
  | 'be-2483'
  | 'unsupported-date'
  | 'unknown-zone'
  | 'skipped-time'
  | 'repeated-time'
  | 'no-sunrise'
  | 'bad-place'

/** An input that the rules refuse. The message is the one that people read. */
export class HoraInputError extends Error {
  readonly code: InputProblem

  constructor(code: InputProblem, message: string) {
    super(message)
    this.name = 'HoraInputError'
    this.code = code
  }
}

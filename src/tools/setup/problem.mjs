/** A problem that the user can fix: what is wrong, and what to do. */
export class SetupProblem extends Error {
  constructor(message, fix) {
    super(message)
    this.fix = fix
  }
}

/** Prints a message for the user; the stack only for a bug of ours. */
export function reportProblem(error) {
  if (error instanceof SetupProblem) {
    console.error(`\n✗ ${error.message}`)
    if (error.fix) console.error(`  ${error.fix}`)
    console.error('')
    return
  }
  console.error('\n✗ The set-up script itself failed:')
  console.error(error)
}

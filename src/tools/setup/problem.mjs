/** A problem that the user can fix: what is wrong, and what to do. */
export class SetupProblem extends Error {
  constructor(message, remedy) {
    super(message)
    this.remedy = remedy
  }
}

/** Prints a message for the user; the stack only for a bug of ours. */
export function reportProblem(error) {
  if (error instanceof SetupProblem) {
    console.error(`\n✗ ${error.message}`)
    if (error.remedy) console.error(`  ${error.remedy}`)
    console.error('')
    return
  }
  console.error('\n✗ The set-up script itself failed:')
  console.error(error)
}

/** Something a person can put right: what is wrong, and what to do about it. */
export class SetupProblem extends Error {
  constructor(message, remedy) {
    super(message)
    this.remedy = remedy
  }
}

/** Words for a person; the stack only for a defect of ours. */
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

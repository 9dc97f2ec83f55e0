/**
 * Why a job has no result: it ran longer than it may (`time`) or needed more memory than it may (`memory`), too many
 * jobs were waiting (`busy`), its caller has gone (`cancelled`), the gateway stops (`closed`), or its thread ended
 * unasked (`ended`).
 */
export type WorkProblem = 'time' | 'memory' | 'busy' | 'cancelled' | 'closed' | 'ended'

export class WorkFailed extends Error {
  constructor(
    readonly reason: WorkProblem,
    readonly job: string,
  ) {
    super(`The job ${job} has no result: ${reason}`)
  }
}

import { modulo, turnArcmin, wrapArcmin } from '@schemas/hora/rules/angle'
import type { SuriyayartMoment } from './epoch'

/** Days in which Ketu goes round, backwards. */
const ketuDays = 679

/** The epoch of Ketu: `thai` agrees with published sign entries, `almanac` lies 24′ ahead as the published almanac. */
export const ketuEpochs = { thai: 345, almanac: 345.78 } as const

export type KetuEpoch = keyof typeof ketuEpochs

/** Ketu by its own cycle, in arcminutes; not Rahu + 180°. */
export const thaiKetu = ({ horakhun, fraction }: SuriyayartMoment, epoch: KetuEpoch): number =>
  wrapArcmin(Math.floor((-(modulo(horakhun - ketuEpochs[epoch], ketuDays) + fraction) * turnArcmin) / ketuDays))

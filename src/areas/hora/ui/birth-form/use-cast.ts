import { useState } from 'react'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { castCall } from '../calls'
import { type BirthForm, castInput } from './birth-form'
import { type Problems, problemsOf } from './check-form'
import { formMessages } from './messages'

export type CastProblems = Problems & { ascendant?: LocalisedText }

/** Fields of the call by the field of the form where their message stands. */
const fieldOf: Record<string, keyof CastProblems> = {
  date: 'date',
  era: 'date',
  time: 'time',
  fold: 'fold',
  zone: 'place',
  lat: 'place',
  lon: 'place',
  ascendant: 'ascendant',
  dayStart: 'ascendant',
}

/** Casts a form with the parts of `include`; the outcome goes to `onDone`, and what stops it to its fields. */
export function useCast(onDone: (form: BirthForm, chart: ChartOutput) => void, include?: string) {
  const [isCasting, setCasting] = useState(false)
  const [problems, setProblems] = useState<CastProblems>({})
  const [isOffline, setOffline] = useState(false)
  const cast = async (form: BirthForm): Promise<boolean> => {
    const found = problemsOf(form)
    setProblems(found)
    setOffline(false)
    const { place } = form
    if (Object.keys(found).length > 0 || !place || isCasting) return false
    setCasting(true)
    try {
      onDone(form, await callGateway(castCall, castInput({ ...form, place }, include)))
      return true
    } catch (error) {
      setOffline(error instanceof GatewayError && error.status === 0)
      setProblems(problemsOfError(error))
      return false
    } finally {
      setCasting(false)
    }
  }
  return { cast, isCasting, problems, isOffline, forget: () => setProblems({}) }
}

function problemsOfError(error: unknown): CastProblems {
  if (!(error instanceof GatewayError)) return { all: error instanceof Error ? error.message : String(error) }
  if (error.status === 0) return { all: formMessages.offline }
  if (error.status === 429) return { all: formMessages.busy }
  const fields = Object.entries(error.fields).flatMap(([name, text]) =>
    fieldOf[name] ? [[fieldOf[name], text] as const] : [],
  )
  return fields.length > 0 ? Object.fromEntries(fields) : { all: error.message }
}

import { defineCall } from '../../../call'
import { chartInput } from '../../entities/chart-input'
import { birthErrors, chartOutput } from '../../entities/chart-output'

/** The same contract as `hora/chart`: a birth that a page sends is in no address. */
export const call = defineCall({
  name: 'hora/cast',
  summary: 'Casts a chart from a body instead of a query, so that no address holds the birth.',
  method: 'POST',
  path: '/api/hora/chart',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 240,
  input: chartInput,
  output: chartOutput,
  errors: birthErrors,
  examples: [
    {
      input: {
        date: '2568-04-13',
        era: 'be',
        time: '06:00',
        zone: 'Asia/Bangkok',
        lat: 18.7883,
        lon: 98.9853,
      },
    },
    {
      input: { date: '1990-06-12', era: 'ce', zone: 'Asia/Bangkok', lat: 13.75, lon: 100.5, include: 'worksheet,band' },
    },
    {
      input: { date: '2025-03-30', era: 'ce', time: '02:30', zone: 'Europe/Berlin', lat: 52.5, lon: 13.4 },
      status: 400,
    },
    {
      input: { date: '2025-10-26', era: 'ce', time: '02:30', zone: 'Europe/Berlin', lat: 52.5, lon: 13.4 },
      status: 400,
    },
    {
      input: {
        date: '2025-10-26',
        era: 'ce',
        time: '02:30',
        zone: 'Europe/Berlin',
        fold: 'second',
        lat: 52.5,
        lon: 13.4,
      },
    },
  ],
})

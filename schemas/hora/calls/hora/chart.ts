import { defineCall } from '../../../call'
import { chartInput } from '../../entities/chart-input'
import { birthErrors, chartOutput } from '../../entities/chart-output'

/** For programs. Pages send births by `hora/cast`, the same contract by POST. */
export const call = defineCall({
  name: 'hora/chart',
  summary:
    'Casts a chart: positions, ascendant, houses, lunar day and thaksa by the methods asked for. Either `utc`, or `date` with `era`, `zone` and, where it is known, `time`.',
  method: 'GET',
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
      input: { utc: '1782-04-21T00:00:00Z', lat: '13.7525', lon: '100.4942' },
      status: 400,
    },
    {
      input: {
        date: '2568-04-13',
        era: 'be',
        time: '06:00',
        zone: 'Asia/Bangkok',
        lat: '18.7883',
        lon: '98.9853',
      },
    },
    {
      input: {
        utc: '2000-01-01T12:00:00Z',
        lat: 51.5,
        lon: 0,
        planets: 'sayana',
        ascendant: 'geometric',
        outer: 'true',
        include: 'worksheet,band,differences,periods',
      },
    },
    { input: { date: '2483-02-01', era: 'be', time: '06:00', zone: 'Asia/Bangkok', lat: 13, lon: 100 }, status: 400 },
    { input: { date: '2568-04-13', time: '06:00', zone: 'Asia/Bangkok', lat: 13, lon: 100 }, status: 400 },
    { input: { utc: '2000-06-21T12:00:00Z', lat: 78.2, lon: 15.6, ascendant: 'sunrise' }, status: 400 },
  ],
})

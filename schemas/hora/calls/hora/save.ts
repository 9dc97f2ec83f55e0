import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { birthErrors } from '../../entities/chart-output'
import { newChart, savedChart, tooManyCharts } from '../../entities/saved-chart'

export const call = defineCall({
  name: 'hora/save',
  summary: "Keeps a chart among the caller's own. At most 500 of them are live.",
  method: 'POST',
  path: '/api/hora/charts',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 240,
  input: z.strictObject(newChart),
  output: savedChart,
  errors: [...birthErrors, tooManyCharts],
  examples: [
    {
      input: {
        label: 'แม่',
        birth: { date: '2533-06-12', era: 'be', time: '06:10', zone: 'Asia/Bangkok' },
        place: { label: 'เชียงใหม่', lat: 18.7883, lon: 98.9853 },
      },
      as: 'user',
    },
    {
      input: {
        label: 'A friend',
        birth: { date: '1990-06-12', era: 'ce', time: null, precision: 'unknown', zone: 'Europe/London' },
        place: { label: 'London', lat: 51.5, lon: -0.12 },
        options: { planets: 'lahiri', ascendant: 'geometric' },
        note: 'Asked for her mother’s chart',
        tags: ['friends'],
      },
      as: 'user',
    },
    {
      input: {
        label: 'Never',
        birth: { date: '2025-03-30', era: 'ce', time: '02:30', zone: 'Europe/Berlin' },
        place: { label: 'Berlin', lat: 52.5, lon: 13.4 },
      },
      as: 'user',
      status: 400,
    },
    {
      input: {
        label: 'แม่',
        birth: { date: '2533-06-12', era: 'be', time: '06:10', zone: 'Asia/Bangkok' },
        place: { label: 'เชียงใหม่', lat: 18.7883, lon: 98.9853 },
      },
      status: 401,
    },
  ],
})

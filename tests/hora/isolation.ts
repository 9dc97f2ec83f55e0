import { horaPreference, horaSettings } from '@areas/hora/server/tables'
import { chartOptions } from '@schemas/hora/entities/chart-options'
import { defineIsolation } from '../isolation/define-isolation'
import { makeCharts } from './make-charts'

export const isolation = defineIsolation({
  rowless: {
    'hora/* birth.date': 'a date as it is typed',
    'hora/* birth.time': 'a time as it is typed',
    'hora/* birth.zone': 'a time zone of the world',
    'hora/* date': 'a date as it is typed',
    'hora/* include': 'names of parts of a chart',
    'hora/* lat': 'a coordinate',
    'hora/* lon': 'a coordinate',
    'hora/* place.label': 'the name of a place, as anyone may write it',
    'hora/* place.lat': 'a coordinate',
    'hora/* place.lon': 'a coordinate',
    'hora/* tags[]': 'words that a person chose for their own charts',
    'hora/* time': 'a time as it is typed',
    'hora/* utc': 'an instant as it is typed',
    'hora/* zone': 'a time zone of the world',
    'hora/convert value': 'a date as it is typed',
  },
  makers: {
    hora_chart: async (database) => (await makeCharts(database)).charts,
    hora_share: async (database) => (await makeCharts(database)).shares,
    hora_share_code: async (database) => (await makeCharts(database)).codes,
  },
  makeRest: async ({ db, siteId, user, word }) => {
    await db.insert(horaSettings).values({
      siteId,
      placeLabel: { th: word, en: word },
      lat: 13,
      lon: 100,
      zone: 'Asia/Bangkok',
      options: {},
    })
    await db.insert(horaPreference).values({ siteId, personId: user, options: chartOptions.parse({}) })
  },
  tables: {
    hora_chart: { call: 'hora/open' },
    hora_settings: { call: 'hora/sky' },
    hora_share: { call: 'hora/shared', behind: ['hora_chart'] },
    hora_chart_count: { none: 'a counter by the person’s own id' },
    hora_preference: { none: 'choices of methods, which name nothing' },
  },
  ownedKinds: ['hora_chart', 'hora_share'],
  acting: {
    open: ['hora/preferences', 'hora/set-preferences'],
    closed: [
      'hora/list',
      'hora/open',
      'hora/restore',
      'hora/revoke',
      'hora/save',
      'hora/share',
      'hora/trash',
      'hora/update',
    ],
  },
})

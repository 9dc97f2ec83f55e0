/** Names of the parts of a place, for problems and search in the builder. */
export const placeFieldLabels = {
  'place.lat': { label: { en: 'Latitude', th: 'ละติจูด' } },
  'place.lon': { label: { en: 'Longitude', th: 'ลองจิจูด' } },
  'place.zone': { label: { en: 'Time zone', th: 'เขตเวลา' } },
}

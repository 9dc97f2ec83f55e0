/** Names of a place's parts, for what is said of them in the builder. */
export const placeFieldLabels = {
  'place.lat': { label: { en: 'Latitude', th: 'ละติจูด' } },
  'place.lon': { label: { en: 'Longitude', th: 'ลองจิจูด' } },
  'place.zone': { label: { en: 'Time zone', th: 'เขตเวลา' } },
}

import { PlaceControl } from './place-picker/place-control'

// Fields that several blocks of astrology have, as the builder names them.

export const headingFields = {
  title: { label: { en: 'Title', th: 'หัวข้อ' } },
  intro: { label: { en: 'Introduction', th: 'คำนำ' } },
}

export const numeralsField = {
  numerals: {
    label: { en: 'Numerals', th: 'ตัวเลข' },
    options: {
      auto: { en: 'By language', th: 'ตามภาษา' },
      thai: { en: 'Thai', th: 'เลขไทย' },
      arabic: { en: 'Arabic', th: 'เลขอารบิก' },
    },
  },
}

export const placeField = {
  place: {
    label: { en: 'Place', th: 'สถานที่' },
    help: { en: 'The site’s own place when this is empty.', th: 'เว้นว่างไว้จะใช้สถานที่ของเว็บไซต์' },
    Control: PlaceControl,
  },
  // Its parts, for problems and search in the builder.
  'place.lat': { label: { en: 'Latitude', th: 'ละติจูด' } },
  'place.lon': { label: { en: 'Longitude', th: 'ลองจิจูด' } },
  'place.zone': { label: { en: 'Time zone', th: 'เขตเวลา' } },
}

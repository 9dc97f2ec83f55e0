import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    site: { order: 70, icon: 'world', en: 'Site, import and export', th: 'เว็บไซต์ นำเข้าและส่งออก' },
  },
  acts: {
    'site-create': { group: 'site', en: 'Created the site', th: 'สร้างเว็บไซต์' },
    'site-update': { group: 'site', en: 'Changed the settings', th: 'แก้ไขการตั้งค่า' },
    'site-hosts': { group: 'site', en: 'Changed the host names', th: 'แก้ไขชื่อโดเมน' },
    'site-icon': { group: 'site', en: 'Changed the icon', th: 'เปลี่ยนไอคอน' },
    'site-disable': { group: 'site', en: 'Disabled the site', th: 'ปิดเว็บไซต์' },
    'job-retry': { group: 'site', en: 'Retried a failed background job', th: 'เรียกงานเบื้องหลังที่ล้มเหลวให้ทำใหม่' },
    'site-enable': { group: 'site', en: 'Enabled the site', th: 'เปิดเว็บไซต์' },
  },
  statuses: {
    active: { en: 'Open', th: 'เปิดให้บริการ' },
    disabled: { en: 'Closed', th: 'ปิดให้บริการ' },
  },
  fields: {
    tagline: { en: 'Tagline', th: 'คำโปรย' },
    locales: { en: 'Languages', th: 'ภาษา' },
    timeZone: { en: 'Time zone', th: 'เขตเวลา' },
    lineWords: { en: 'Words kept on one line', th: 'คำที่ไม่ตัดขึ้นบรรทัดใหม่' },
    hosts: { en: 'Host names', th: 'ชื่อโดเมน' },
    template: { en: 'Created from', th: 'สร้างจาก' },
    admin: { en: 'First admin', th: 'ผู้ดูแลระบบคนแรก' },
    services: { en: 'Services', th: 'บริการภายนอก' },
    analytics: { en: 'Analytics', th: 'สถิติการเข้าชม' },
    src: { en: 'Address', th: 'ที่อยู่' },
    spaceId: { en: 'Space', th: 'สเปซ' },
    clusterId: { en: 'Cluster', th: 'คลัสเตอร์' },
    phone: { en: 'Phone', th: 'โทรศัพท์' },
    line: { en: 'LINE', th: 'LINE' },
    address: { en: 'Postal address', th: 'ที่อยู่ติดต่อ' },
    hours: { en: 'Hours', th: 'เวลาทำการ' },
    days: { en: 'Days', th: 'วัน' },
    time: { en: 'Time', th: 'เวลา' },
    'map.latitude': { en: 'Map latitude', th: 'ละติจูดบนแผนที่' },
    'map.longitude': { en: 'Map longitude', th: 'ลองจิจูดบนแผนที่' },
    social: { en: 'Social media', th: 'โซเชียล' },
    network: { en: 'Network', th: 'ช่องทาง' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}

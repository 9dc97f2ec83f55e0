import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    media: { order: 20, icon: 'photo', en: 'Files and pictures', th: 'ไฟล์และรูปภาพ' },
  },
  acts: {
    upload: { group: 'media', en: 'Uploaded a file', th: 'อัปโหลดไฟล์' },
    update: { group: 'media', en: 'Edited file details', th: 'แก้ไขข้อมูลไฟล์' },
    crop: { group: 'media', en: 'Cropped a picture', th: 'ครอบตัดรูปภาพ' },
    purge: { group: 'media', en: 'Permanently deleted a file', th: 'ลบไฟล์ถาวร' },
    'file-folder': { group: 'media', en: 'Created a folder', th: 'สร้างโฟลเดอร์' },
    'file-rename': { group: 'media', en: 'Renamed a file or folder', th: 'เปลี่ยนชื่อไฟล์หรือโฟลเดอร์' },
    'file-move': { group: 'media', en: 'Moved a file or folder', th: 'ย้ายไฟล์หรือโฟลเดอร์' },
    'file-copy': { group: 'media', en: 'Copied a file or folder', th: 'คัดลอกไฟล์หรือโฟลเดอร์' },
    'file-mode': { group: 'media', en: 'Changed who can open a file', th: 'เปลี่ยนสิทธิ์เปิดไฟล์' },
    'file-share': { group: 'media', en: 'Changed a file link', th: 'แก้ไขลิงก์แชร์ของไฟล์' },
    'share-reset': { group: 'media', en: 'Replaced a file link', th: 'เปลี่ยนลิงก์แชร์ของไฟล์' },
    'share-revoke': { group: 'media', en: 'Revoked a file link', th: 'ยกเลิกลิงก์แชร์ของไฟล์' },
  },
  fields: {
    mode: { en: 'Who can open it', th: 'ผู้ที่เปิดได้' },
    mime: { en: 'File type', th: 'ชนิดไฟล์' },
    uploads: { en: 'Files', th: 'ไฟล์' },
    folder: { en: 'Folder', th: 'โฟลเดอร์' },
    x: { en: 'from the left', th: 'จากซ้าย' },
    y: { en: 'from the top', th: 'จากบน' },
  },
  attempts: {
    'filemanager/delete': { en: 'Delete a file or folder', th: 'ลบไฟล์หรือโฟลเดอร์' },
    'filemanager/move-folder': { en: 'Move a folder', th: 'ย้ายโฟลเดอร์' },
    'filemanager/new-file': { en: 'Upload a file', th: 'อัปโหลดไฟล์' },
    'filemanager/new-folder': { en: 'Create a folder', th: 'สร้างโฟลเดอร์' },
    'filemanager/rename': { en: 'Rename a file or folder', th: 'เปลี่ยนชื่อไฟล์หรือโฟลเดอร์' },
    'filemanager/share': { en: 'Change file sharing', th: 'แก้ไขการแชร์ไฟล์' },
    'files/cancel-upload': { en: 'Cancel an upload', th: 'ยกเลิกการอัปโหลด' },
    'files/copy': { en: 'Copy files', th: 'คัดลอกไฟล์' },
    'files/empty-trash': { en: 'Empty the trash', th: 'ล้างถังขยะ' },
    'files/finish-upload': { en: 'Finish an upload', th: 'อัปโหลดไฟล์จนเสร็จ' },
    'files/link': { en: 'Open or download a file', th: 'เปิดหรือดาวน์โหลดไฟล์' },
    'files/move': { en: 'Move files', th: 'ย้ายไฟล์' },
    'files/purge': { en: 'Permanently delete files', th: 'ลบไฟล์ถาวร' },
    'files/restore': { en: 'Restore files from the trash', th: 'กู้คืนไฟล์จากถังขยะ' },
    'files/set-mode': { en: 'Make a file public or private', th: 'ตั้งไฟล์เป็นสาธารณะหรือส่วนตัว' },
    'files/start-upload': { en: 'Start an upload', th: 'เริ่มอัปโหลดไฟล์' },
    'files/trash': { en: 'Move files to the trash', th: 'ย้ายไฟล์ไปถังขยะ' },
    'files/watermark': { en: 'Add a watermark to a picture', th: 'ใส่ลายน้ำบนรูปภาพ' },
    'files/zip': { en: 'Download files as a zip', th: 'ดาวน์โหลดไฟล์เป็น zip' },
    'media/crop': { en: 'Crop a picture', th: 'ครอบตัดรูปภาพ' },
    'media/update': { en: 'Edit picture details', th: 'แก้ไขข้อมูลรูปภาพ' },
    'share/reset': { en: 'Replace a share link', th: 'เปลี่ยนลิงก์แชร์' },
    'share/revoke': { en: 'Revoke a share link', th: 'ยกเลิกลิงก์แชร์' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}

// The product's messages, word for word in English. One export each, so that a page loads only those it shows.
// `{name}` is replaced by a value (`translate(message, locale, { name })` in the kit).

export const pageNotFound = { en: 'Page Not Found: {fullPath}', th: 'ไม่พบหน้า: {fullPath}' }
export const pageRefused = { en: 'Page not found: {fullPath}', th: 'ไม่พบหน้า: {fullPath}' }
export const pageNotFoundStatus = { en: 'Page Not Found', th: 'ไม่พบหน้าที่ต้องการ' }
export const internalErrorStatus = { en: 'Internal Server Error', th: 'ระบบขัดข้อง' }

/** Console lines when a session times out. */
export const tokenRemovedLog = 'Auth token removed.'
export const sessionInvalidLog = 'Session marked as invalid.'
/** Console lines when a picture cannot be loaded or drawn. */
export const imageFetchLog = 'Error fetching image'
export const imageProcessLog = 'Error processing image'

export const tokenMissing = { en: 'Authentication token is missing', th: 'ไม่พบโทเค็นสำหรับยืนยันตัวตน' }
export const noTokenFound = { en: 'No token found', th: 'ไม่พบโทเค็น' }
export const invalidSession = { en: 'Invalid session', th: 'เซสชันไม่ถูกต้อง' }
export const invalidEnvironment = { en: 'Invalid environment', th: 'สภาพแวดล้อมไม่ถูกต้อง' }
export const invalidResponse = { en: 'Invalid response format from server', th: 'รูปแบบคำตอบจากเซิร์ฟเวอร์ไม่ถูกต้อง' }

export const walletReadFailed = { en: 'Error fetching wallet data', th: 'โหลดข้อมูลกระเป๋าเงินไม่สำเร็จ' }
export const walletChangeFailed = { en: 'Error updating wallet balance', th: 'ปรับยอดเงินในกระเป๋าไม่สำเร็จ' }

export const storageUnconfigured = { en: 'S3 configuration is not available.', th: 'ยังไม่ได้ตั้งค่าที่เก็บไฟล์ (S3)' }
export const uploadFailed = { en: 'Failed to upload file', th: 'อัปโหลดไฟล์ไม่สำเร็จ' }
export const listFailed = { en: 'Failed to list files', th: 'โหลดรายการไฟล์ไม่สำเร็จ' }
export const uploadFailedReason = { en: 'File upload failed: {reason}', th: 'อัปโหลดไฟล์ไม่สำเร็จ: {reason}' }
export const deletionFailedReason = { en: 'File deletion failed: {reason}', th: 'ลบไฟล์ไม่สำเร็จ: {reason}' }
export const deletionRefused = { en: 'Invalid file provided for deletion', th: 'ไฟล์ที่เลือกลบไม่ถูกต้อง' }
/** Thrown with the name `AbortError`. */
export const uploadAborted = { en: 'Upload aborted.', th: 'ยกเลิกการอัปโหลดแล้ว' }
/** A part of an upload is below the store's minimum size. */
export const partTooSmall = 'EntityTooSmall'

export const fileDeleted = { en: 'File "{name}" deleted successfully.', th: 'ลบไฟล์ “{name}” แล้ว' }
export const fileMaybeNotDeleted = {
  en: 'File "{name}" may not have been deleted from the API.',
  th: 'อาจยังลบไฟล์ “{name}” ออกจากระบบไม่สำเร็จ',
}
export const fileDeleteFailed = { en: 'Failed to delete file "{name}".', th: 'ลบไฟล์ “{name}” ไม่สำเร็จ' }

/** `{parent}` is the folder's name or "Root". */
export const folderCreated = {
  en: 'Created new folder: {name} under {parent}',
  th: 'สร้างโฟลเดอร์ {name} ใน {parent} แล้ว',
}
export const rootFolder = { en: 'Root', th: 'โฟลเดอร์หลัก' }
export const folderCreateUnexpected = {
  en: 'Folder creation failed due to an unexpected response.',
  th: 'สร้างโฟลเดอร์ไม่สำเร็จ ระบบตอบกลับผิดปกติ',
}
export const folderCreateFailed = { en: 'Failed to create folder', th: 'สร้างโฟลเดอร์ไม่สำเร็จ' }
export const folderDeleted = { en: 'Folder deleted successfully', th: 'ลบโฟลเดอร์แล้ว' }
export const folderDeleteFailed = { en: 'Failed to delete folder: {message}', th: 'ลบโฟลเดอร์ไม่สำเร็จ: {message}' }
export const folderDeleteError = { en: 'An error occurred while deleting the folder', th: 'เกิดข้อผิดพลาดขณะลบโฟลเดอร์' }

export const renamed = { en: 'Renamed to: {name}', th: 'เปลี่ยนชื่อเป็น {name} แล้ว' }
export const renameUnexpected = {
  en: 'Rename failed due to an unexpected response format.',
  th: 'เปลี่ยนชื่อไม่สำเร็จ ระบบตอบกลับในรูปแบบที่ไม่ถูกต้อง',
}
export const renameFailed = { en: 'Failed to rename item', th: 'เปลี่ยนชื่อไม่สำเร็จ' }

export const noResults = { en: 'No results found.', th: 'ไม่พบผลลัพธ์' }
export const searchFailed = { en: 'Failed to perform search', th: 'ค้นหาไม่สำเร็จ' }
export const externalSearchFailed = { en: 'Failed to perform external search', th: 'ค้นหาในรายการที่แชร์ไม่สำเร็จ' }

export const shareSet = { en: 'Share options set successfully', th: 'บันทึกตัวเลือกการแชร์แล้ว' }
export const shareUnexpected = {
  en: 'Failed to set share options due to an unexpected response format.',
  th: 'บันทึกตัวเลือกการแชร์ไม่สำเร็จ ระบบตอบกลับในรูปแบบที่ไม่ถูกต้อง',
}
export const shareFailed = { en: 'Failed to set share options', th: 'บันทึกตัวเลือกการแชร์ไม่สำเร็จ' }
export const shareCodeRequired = { en: 'share_code is required', th: 'ต้องระบุรหัสแชร์ (share_code)' }
export const externalEmpty = { en: 'No data found for the provided share_code', th: 'ไม่พบข้อมูลของรหัสแชร์นี้' }
export const externalFailed = { en: 'Failed to fetch external data', th: 'โหลดรายการที่แชร์ไม่สำเร็จ' }

export const downloaded = { en: 'File downloaded successfully', th: 'ดาวน์โหลดไฟล์แล้ว' }
export const downloadFailed = { en: 'Failed to download file', th: 'ดาวน์โหลดไฟล์ไม่สำเร็จ' }
export const documentMissing = { en: 'Document details not found', th: 'ไม่พบรายละเอียดของเอกสาร' }
export const metadataFailed = { en: 'Failed to retrieve file metadata', th: 'โหลดข้อมูลของไฟล์ไม่สำเร็จ' }
export const structureFailed = { en: 'Failed to retrieve folder structure', th: 'โหลดโครงสร้างโฟลเดอร์ไม่สำเร็จ' }
export const structureError = {
  en: 'An error occurred while retrieving folder structure',
  th: 'เกิดข้อผิดพลาดขณะโหลดโครงสร้างโฟลเดอร์',
}
export const folderMoved = { en: 'Folder moved successfully', th: 'ย้ายโฟลเดอร์แล้ว' }
export const folderMoveFailed = { en: 'Failed to move folder', th: 'ย้ายโฟลเดอร์ไม่สำเร็จ' }
export const folderMoveError = { en: 'An error occurred while moving the folder', th: 'เกิดข้อผิดพลาดขณะย้ายโฟลเดอร์' }

export const emailFailed = { en: 'Failed to send email', th: 'ส่งอีเมลไม่สำเร็จ' }
export const imageNotUnderstood = { en: "Sorry, I couldn't process the image.", th: 'ขออภัย ไม่สามารถประมวลผลภาพนี้ได้' }
export const answerFailed = { en: "Sorry, I couldn't generate a response.", th: 'ขออภัย ไม่สามารถสร้างคำตอบได้' }

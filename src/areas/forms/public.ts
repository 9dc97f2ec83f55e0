export { AnswerField } from './ui/answer-field/answer-field'
export { noticeMessages } from './ui/form-notice/notice-messages'
export { NoticeOutcome } from './ui/form-notice/notice-outcome'
export { useFormNotice } from './ui/form-notice/use-form-notice'

import { call as notice } from '@client/forms/calls/form/notice'
import { call as noticeTest } from '@client/forms/calls/form/notice-test'
import { call as setNotice } from '@client/forms/calls/form/set-notice'
import { call as testNotice } from '@client/forms/calls/form/test-notice'

export const noticeCalls = {
  read: notice,
  set: setNotice,
  test: testNotice,
  outcome: noticeTest,
}

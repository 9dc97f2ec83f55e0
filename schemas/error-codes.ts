/**
 * Why a call was refused, for programs: each reason with its HTTP status. Part of the public interface: a code is added,
 * never renamed, and its status stays. Where a message must not tell two cases apart, neither may the code.
 */
export const errorCodes = {
  invalid_input: 400,
  invalid_cursor: 400,
  invalid_request: 400,
  idempotency_key_required: 400,
  weak_password: 400,

  sign_in_required: 401,
  invalid_credentials: 401,
  invalid_session: 401,

  forbidden: 403,
  admins_only: 403,
  own_account: 403,
  impersonating: 403,
  foreign_origin: 403,
  invalid_signature: 403,
  locked_content: 403,
  password_required: 403,
  wrong_password: 403,

  not_found: 404,
  feature_off: 404,

  request_timeout: 408,

  stale_version: 409,
  conflict: 409,
  idempotency_key_reused: 409,
  name_taken: 409,
  address_taken: 409,
  email_taken: 409,
  duplicate: 409,
  limit_reached: 409,
  in_use: 409,
  in_trash: 409,
  not_in_trash: 409,
  already_done: 409,
  already_scheduled: 409,
  nothing_to_do: 409,
  protected: 409,
  required_by_site: 409,
  last_admin: 409,
  last_sign_in_method: 409,
  account_closed: 409,
  balance_remaining: 409,
  insufficient_balance: 409,
  upload_incomplete: 409,
  busy: 409,

  gone: 410,
  document_moved: 410,
  link_expired: 410,
  upload_ended: 410,

  too_large: 413,
  quota_exceeded: 413,

  unsupported_media_type: 415,

  unprocessable: 422,
  invalid_file: 422,
  unsupported_file: 422,
  file_too_large: 422,
  too_many_items: 422,
  has_problems: 422,
  incorrect_password: 422,
  confirmation_mismatch: 422,

  rate_limited: 429,
  overloaded: 429,

  headers_too_large: 431,

  internal_error: 500,
  mail_failed: 500,

  provider_unavailable: 502,

  unavailable: 503,
  site_closed: 503,
  storage_unavailable: 503,

  storage_full: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorCodes

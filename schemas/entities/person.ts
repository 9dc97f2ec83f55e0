import * as z from 'zod/mini'

/** A name as a person writes it: one line. */
export const personName = z.string().check(z.trim(), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cf}<>]*$/u))

/** An address is compared and kept in lower case. */
export const personEmail = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254))

/** Thai or international, with the signs that people write: 0812345678, 081-234-5678, +66 81 234 5678. */
export const phoneNumber = z.string().check(z.trim(), z.maxLength(30), z.regex(/^$|^\+?\d(?:[ -]?\d){7,14}$/))

/** A Thai address: codes are those of the Department of Provincial Administration (two, four and six digits), names come with them. */
export const postalAddress = z.strictObject({
  /** House number, village, soi, road. */
  line: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  province: z.string().check(z.regex(/^\d{2}$/)),
  amphure: z.string().check(z.regex(/^\d{4}$/)),
  tambon: z.string().check(z.regex(/^\d{6}$/)),
  postcode: z.string().check(z.regex(/^\d{5}$/)),
})
export type PostalAddress = z.infer<typeof postalAddress>

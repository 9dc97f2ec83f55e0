-- The secret of an order's page, for the mails that bring its buyer there; found by its hash.
ALTER TABLE sales_order ADD COLUMN token_sealed text;
-- When its payer was last reminded of a bill.
ALTER TABLE bill ADD COLUMN reminded_on date;
CREATE INDEX sales_order_of_email ON sales_order (site_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX sales_order_line_of_paylink ON sales_order_line (site_id, ref) WHERE kind = 'paylink';

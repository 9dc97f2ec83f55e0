-- after: 202611282245-organisation-branches
-- What else is to be looked at: a device's clock, a device that is not the register's, rounding against the rule, a jump of numbers.
ALTER TABLE pos_exception DROP CONSTRAINT pos_exception_kind_check;
ALTER TABLE pos_exception ADD CONSTRAINT pos_exception_kind_check CHECK (kind IN ('oversold', 'price', 'discount', 'late_sale', 'missing_number', 'set_aside', 'cash_difference', 'time', 'device', 'rounding', 'number_jump'));
CREATE INDEX pos_exception_newest ON pos_exception (site_id, branch_id, status, created_at DESC, id DESC);
-- [[first, last]]: a list of each missing number has no bound. `missing` keeps the first of them.
ALTER TABLE till_shift ADD missing_ranges jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(missing_ranges) = 'array');

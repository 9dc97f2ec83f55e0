-- after: 202611281700-content-posts
-- The end that goes with a schedule: it replaces the end of what is live when the schedule publishes, not before.
ALTER TABLE post ADD COLUMN frozen_until timestamptz;

-- What somebody has not read is new to them only from here on: what was written before news were kept, or before they came, counts as read.
ALTER TABLE person ADD COLUMN notes_from timestamptz NOT NULL DEFAULT now();

-- An older gateway that runs beside this one takes every letter that was asked for, and drops what it does not know: what gathers more before it is written has a word of its own.
ALTER TABLE mail DROP CONSTRAINT mail_status_check;
ALTER TABLE mail ADD CONSTRAINT mail_status_check CHECK (status IN ('asked', 'gathering', 'waiting', 'sent', 'failed'));
ALTER TABLE mail DROP CONSTRAINT mail_asked_for;
ALTER TABLE mail ADD CONSTRAINT mail_asked_for CHECK ((status IN ('asked', 'gathering')) = (asked IS NOT NULL));
DROP INDEX mail_due;
CREATE INDEX mail_due ON mail (due_at) WHERE status IN ('asked', 'gathering', 'waiting');

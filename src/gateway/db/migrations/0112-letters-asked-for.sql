-- In the order in which calls take them, so that neither waits for the other.
LOCK TABLE one_time_token, mail IN ACCESS EXCLUSIVE MODE;
-- A letter that somebody asks for by an address is a row like any other before anybody looks whose address it is: who sends mail looks, and writes it.
ALTER TABLE mail DROP CONSTRAINT mail_status_check;
ALTER TABLE mail ADD CONSTRAINT mail_status_check CHECK (status IN ('asked', 'waiting', 'sent', 'failed'));
ALTER TABLE mail ADD COLUMN asked jsonb;
ALTER TABLE mail ADD CONSTRAINT mail_asked_for CHECK ((status = 'asked') = (asked IS NOT NULL));
DROP INDEX mail_due;
CREATE INDEX mail_due ON mail (due_at) WHERE status IN ('asked', 'waiting');

-- The link that a letter holds, as its token's hash: its time begins when the letter goes, so the token knows how long it lives.
ALTER TABLE mail ADD COLUMN token_hash text;
ALTER TABLE one_time_token ADD COLUMN seconds integer;

-- Of some letters not even the line stays once they went: it would be all that there is of a person who was forgotten.
ALTER TABLE mail ADD COLUMN keeps_line boolean NOT NULL DEFAULT true;
-- Row-level security holds for whoever migrates, too, but for this moment.
ALTER TABLE mail NO FORCE ROW LEVEL SECURITY;
UPDATE mail SET keeps_line = false WHERE purpose = 'deleted';
ALTER TABLE mail FORCE ROW LEVEL SECURITY;

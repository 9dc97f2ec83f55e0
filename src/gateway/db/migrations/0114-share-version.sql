-- Rises with every change of what a link asks and allows, so that a form that shows what was before cannot write it back.
ALTER TABLE share ADD COLUMN version integer NOT NULL DEFAULT 1;

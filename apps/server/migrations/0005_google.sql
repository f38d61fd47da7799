CREATE TABLE "spent_steps" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_steps_ends" ON "spent_steps" USING btree ("ends_at");
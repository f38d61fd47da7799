CREATE UNLOGGED TABLE "outside_answers" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"fact" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outside_answers_ends" ON "outside_answers" USING btree ("ends_at");
"""Review: finished games judged on request, choice by choice, by a job."""
